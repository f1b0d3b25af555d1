// What the server has written into the page of its kernel.
export interface Known {
  baseUrl: string;
  kernelId: string;
  once: boolean; // whether the server hands on once what it is told twice
}

/** The kernel of the page; nothing as long as that part of the page has not come. */
export const known = (): Known | null => {
  try {
    return JSON.parse(document.getElementById('jupyter-config-data')?.textContent ?? '') as Known;
  } catch {
    return null;
  }
};
