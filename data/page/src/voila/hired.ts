// The worker with Python. It begins as soon as the page says what it needs, long before the script is there
// that shows what it makes: what it says meanwhile waits for that.
import type { InBrowser } from './known.ts';
import type { Letter, News } from './python.ts';

export interface Hired {
  worker: Worker;
  bytes: number; // of all that it needs
  said: (Letter | News)[];
  fault?: ErrorEvent;
}

declare global {
  interface Window {
    elfenHired: Hired;
  }
}

/** Has it begin. */
export const hire = ({ worker: script, pyodide, library, app, bytes, lab }: InBrowser): Hired => {
  const worker = new Worker(script, { type: 'module' });
  const hired: Hired = { worker, bytes, said: [] };
  worker.onmessage = ({ data }: MessageEvent<Letter | News>): void => { hired.said.push(data); };
  worker.onerror = (fault): void => { hired.fault = fault; };
  const from = (address: string): string => new URL(address, document.baseURI).href;
  worker.postMessage({
    begin: { pyodide: from(pyodide), library: from(library), app: from(app), lab, languages: navigator.languages.join(',') },
  });
  return hired;
};
