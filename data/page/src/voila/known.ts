// What is written into the page of its kernel.

interface Page {
  files: Record<string, string>; // addresses of the page's files by their names
}

/** The kernel is a server's. */
export interface Served extends Page {
  baseUrl: string;
  kernelId: string;
  home: boolean; // whether the page is the whole game, and no other notebook
  once: boolean; // whether the server hands on once what it is told twice
}

/** The kernel is a worker: what its script needs, by addresses from the page's. */
export interface InBrowser extends Page {
  worker: string;
  pyodide: string; // a folder
  library: string;
  app: string;
  bytes: number; // of all that Python needs
  lab: string; // the folder of the notebooks, if they are there
}

export type Known = Served | InBrowser;

/** The kernel of the page; nothing as long as that part of the page has not come. */
export const known = (): Known | null => {
  try {
    return JSON.parse(document.getElementById('jupyter-config-data')?.textContent ?? '') as Known;
  } catch {
    return null;
  }
};

/** The same, as soon as it has come. */
export const kernelThere = (): Promise<Known> => new Promise((resolve) => {
  const look = (): boolean => {
    const found = known();
    if (found) resolve(found);
    return found !== null;
  };
  if (look()) return;
  const arrivals = new MutationObserver(() => { if (look()) arrivals.disconnect(); });
  arrivals.observe(document, { subtree: true, childList: true, characterData: true });
});

/** Where a file of the page lies. */
export const fileOf = (name: string): string => {
  const page = known();
  const address = page?.files[name];
  if (!address) throw new Error(`the page has no ${name}`);
  return new URL(`${'baseUrl' in page ? page.baseUrl : ''}${address}`, document.baseURI).href;
};
