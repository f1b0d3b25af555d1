// The script and the sheet of the page that Voilà serves: what they are made of besides our sources,
// and what lies beside them. VENV is the environment with the Python packages.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';

const VENV = process.env.VENV ?? '../../.venv';
const WHEELS = ['anywidget', 'ipycanvas'];

// The files for the browser that lie in the Python packages: modules that ask for no other than this.
const wheel = (name) => readFileSync(`${VENV}/share/jupyter/nbextensions/${name}/index.js`, 'utf8');
const AROUND = [
  'import * as base from "@jupyter-widgets/base"; let module;'
  + 'const define = (needs, make) => { module = make(...needs.map(() => base)); };\n',
  '\nexport default module;',
];

// ipywidgets lets its views go but for this one line, by which a model holds each that it ever had.
const HELD = "this.model.on('msg:custom', this.handle_message.bind(this))";
const LET_GO = "this.listenTo(this.model, 'msg:custom', this.handle_message)";

const lettingGo = (path) => {
  const source = readFileSync(path, 'utf8');
  if (!source.includes(HELD)) throw new Error(`${path} holds its views in another way now`);
  return source.replace(HELD, LET_GO);
};

const plugin = {
  name: 'page',
  setup(build) {
    build.onResolve({ filter: /^wheel:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'wheel' }));
    build.onLoad({ filter: /.*/, namespace: 'wheel' }, ({ path }) => ({
      contents: AROUND.join(wheel(path)), resolveDir: process.cwd(),
    }));
    build.onLoad({ filter: /@jupyter-widgets\/base\/lib\/widget\.js$/ }, ({ path }) => ({ contents: lettingGo(path) }));
    build.onResolve({ filter: /^(jquery|sanitize-html|@lumino\/widgets)$/ }, ({ path }) => ({
      path: `${process.cwd()}/src/voila/instead/${path.replace(/^@/, '').replace('/', '-')}.js`,
    }));
    build.onEnd(({ metafile }) => {
      writeFileSync('built/static/page.LICENSES.txt', licences(metafile));
      writeFileSync('built/bundled.json', `${JSON.stringify(bundled(), null, 2)}\n`);
      for (const name of readdirSync('built/static').filter((each) => /\.(js|css)$/.test(each))) {
        writeFileSync(`built/static/${name}.br`, brotliCompressSync(readFileSync(`built/static/${name}`), {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        }));
      }
    });
  },
};

/** What a test compares with the Python packages that are installed. */
const bundled = () => {
  const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  const digest = (name) => createHash('sha256').update(wheel(name)).digest('hex');
  const widgets = ['base', 'base-manager', 'controls'].map((name) => `@jupyter-widgets/${name}`);
  return Object.fromEntries([
    ...widgets.map((name) => [name, version(name)]), ...WHEELS.map((name) => [name, digest(name)]),
  ]);
};

/** The licence of each package that has gone into a bundle. */
const licences = ({ inputs }) => {
  const names = Object.keys(inputs).map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]);
  const texts = (folder, wanted) => readdirSync(folder, { recursive: true })
    .filter((path) => wanted.test(path)).map((path) => readFileSync(`${folder}/${path}`, 'utf8'));
  const site = `${VENV}/lib/${readdirSync(`${VENV}/lib`).find((name) => name.startsWith('python'))}/site-packages`;
  const distribution = (name) =>
    texts(`${site}/${readdirSync(site).find((each) => each.startsWith(`${name}-`))}`, /licenses\/./);
  const parts = [
    ...[...new Set(names.filter(Boolean))].sort().map((name) => {
      const { license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
      // Jupyter's packages for node have no text beside them; it is that of the Python package.
      const text = /^@(jupyter-widgets|lumino)/.test(name)
        ? distribution('ipywidgets') : texts(`node_modules/${name}`, /^licen[cs]e/i);
      return [`${name} (${license})`, ...text];
    }),
    ...WHEELS.map((name) => [
      name,
      ...distribution(name),
      ...texts(`${VENV}/share/jupyter/nbextensions/${name}`, /LICENSE/),
    ]),
  ];
  return parts.map((texts) => `${texts.map((text) => text.trim()).join('\n\n')}\n`).join(`\n${'-'.repeat(80)}\n\n`);
};

export const VOILA = {
  format: 'iife',
  entryPoints: ['src/voila/early.ts', 'src/voila/page.css', 'src/voila/page.ts'],
  outdir: 'built/static',
  metafile: true,
  plugins: [plugin],
  define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
  loader: { '.svg': 'dataurl' },
  // Lumino's sources declare fields that they have set before.
  tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
};
