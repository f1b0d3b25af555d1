// The browser's database, by promises.

/** What a request gives. */
export const asked = <T>(request: IDBRequest<T>): Promise<T> => new Promise((resolve, reject) => {
  request.onsuccess = (): void => { resolve(request.result); };
  request.onerror = (): void => { reject(request.error ?? new Error('the database refuses')); };
});

/** Waits until all of a change is kept; otherwise nothing of it is. */
export const done = (change: IDBTransaction): Promise<void> => new Promise((resolve, reject) => {
  change.oncomplete = (): void => { resolve(); };
  change.onabort = (): void => { reject(change.error ?? new Error('the database refuses')); };
});
