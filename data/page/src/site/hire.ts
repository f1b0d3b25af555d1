// Stands in the page itself, below what the worker needs to know: has it begin, where the browser can.
import { hire } from '../voila/hired.ts';
import { type InBrowser, known } from '../voila/known.ts';

if (!document.documentElement.classList.contains('elfen-unable')) window.elfenHired = hire(known() as InBrowser);
