// Builds what the browser gets, each bundle of one entry: `node build.mjs`, and for the unit tests
// `node build.mjs --tests`. What is built is the same on every machine.
import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { buildVoila } from './voila.mjs';

const shared = {
  bundle: true,
  charset: 'utf8',
  format: 'esm',
  legalComments: 'none',
  logLevel: 'warning',
};

const PAGE = { ...shared, minify: true, target: ['chrome111', 'firefox115', 'safari16.4'] };

const BUNDLES = [
  // The widgets bring this one themselves, as the text of a module.
  { ...PAGE, entryPoints: ['src/elfen.ts'], outfile: 'built/elfen.js' },
  // Of a page without a server: the worker that holds Python, the one that keeps the files, what
  // JupyterLite takes for Pyodide, and what its pages have besides.
  {
    ...PAGE, entryPoints: ['sw', 'worker', 'notebooks', 'beside'].map((name) => `src/site/${name}.ts`), outdir: 'built/site',
  },
  // These stand in the page; old browsers are to understand the first.
  { ...PAGE, target: 'es2015', format: 'iife', entryPoints: ['src/site/able.ts'], outdir: 'built/site' },
  { ...PAGE, format: 'iife', entryPoints: ['src/site/hire.ts'], outdir: 'built/site' },
];

const TESTS = {
  ...shared,
  entryPoints: readdirSync('tests').filter((name) => name.endsWith('.test.ts')).map((name) => `tests/${name}`),
  outdir: 'built/tests',
  outExtension: { '.js': '.mjs' },
  packages: 'external',
  platform: 'node',
  target: 'node18',
};

await Promise.all(process.argv.includes('--tests') ? [build(TESTS)] : [...BUNDLES.map(build), buildVoila(PAGE)]);
