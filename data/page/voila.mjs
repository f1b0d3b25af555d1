// The script and the sheet of the page that Voilà serves: what they are made of besides our sources,
// and what lies beside them. VENV is the environment with the Python packages.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

const VENV = process.env.VENV ?? '../../.venv';
const WHEEL = 'ipycanvas';

// The files for the browser that lie in the Python packages: modules that ask for no other than this. Each is
// run when it is first asked for.
const wheel = (name) => readFileSync(`${VENV}/share/jupyter/nbextensions/${name}/index.js`, 'utf8');
const AROUND = [
  'import * as base from "@jupyter-widgets/base"; let run, module;'
  + 'const define = (needs, make) => { run = () => make(...needs.map(() => base)); };\n',
  '\nexport default () => module ??= run();',
];

/** A source without its parts from some words up to others, for which it may have something else. */
const cut = (source, parts) => parts.reduce((left, [from, to, instead = '']) => {
  const start = left.indexOf(from);
  const end = left.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`there is no ${from} any more, or no ${to} after it`);
  return left.slice(0, start) + instead + left.slice(end);
}, source);

// What ipycanvas has that no page asks for: a canvas that draws as if by hand; Node's buffers, by which one line
// reads a text; and what is said of its package.
const DRAWN_BY_HAND = [
  ['45:t=>{var e={}.toString', '55:e=>{'],
  [',117:(t,e)=>{', ',330:t=>{'],
  [',804:(t,e)=>{', '},s={};function n(t)'],
  ['i=n(278),', 'a=n(55)'],
  ['function o(t,e,s){if(t&&t.length)', 'function it(t,e){switch(e.dtype)'],
  [',RoughCanvasModel:()=>', '});const t=n(330)'],
  ['class Mt extends kt{', 'class xt extends a.DOMWidgetView{'],
  ['i.hp.from(it(e[0],t)).toString("utf-8")', ');this.canvasesToUpdate', 'new TextDecoder().decode(it(e[0],t))'],
  [',"description":"Interactive widgets', "}')}"],
];

// What Backbone has besides events, models and views.
const KEPT_ON_SERVERS = [
  ['  // Backbone.Collection\n', '  // Backbone.View\n'],
  ['  var collectionMethods', '  // Underscore methods that we want to implement on the Model'],
  ['    [Collection,', '    [Model,'],
  ['  // Backbone.sync\n', '  // Helpers\n'],
  ['Collection.extend = Router.extend = ', 'View.extend'],
  ['History.extend = ', 'extend;'],
];

// What a manager does where it keeps all states, or asks for them by itself, and how it would take HTML.
const MANAGED = [
  ['    async _loadFromKernel()', '    async _make_model('],
  ['    get_state(', '    disconnect()'],
  ['    inline_sanitize(', '    async loadModelClass('],
  ['    filterExistingModelState(', '\n}\n'],
];

// ipywidgets lets its views go but for this one line, by which a model holds each that it ever had.
const HOLDING = [[
  "this.model.on('msg:custom'", ';', "this.listenTo(this.model, 'msg:custom', this.handle_message)",
]];

// What ipywidgets' sheets say of widgets that no page of ours has.
const UNSEEN = /widget-(checkbox|color|date|[hv]?progress|play|radio|select|tab|tag|time|valid|vslider)|noUi-(marker|pips|tooltip|value|vertical|txt-dir-rtl|draggable)/;

// They say all once more of classes that no view has yet.
const seen = (path) => readFileSync(path, 'utf8')
  .replace(/\/\*[^]*?\*\//g, '')
  .replace(/([^{};]+)({[^{}]*})/g, (_, names, rule) => {
    const left = names.split(',').filter((each) => !/\.jupyter-widget-/.test(each));
    return left.every((each) => UNSEEN.test(each)) ? '' : `${left}${rule}`;
  });

// JupyterLab's sheet names hundreds of colours and sizes, of which our page asks for some.
const NAMED = /(--(?:jp|md)-[\w-]+):[^;{}]*(?:;|(?=}))/g;

/** A sheet without what neither it nor a script asks for, nor code that stands in a notebook's text. */
const asked = (sheet, scripts) => {
  const names = new Set(Array.from((sheet + scripts).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const less = sheet.replace(NAMED, (said, name) => names.has(name) || /-(mirror|cell|code)-/.test(name) ? said : '');
  return less === sheet ? sheet : asked(less, scripts);
};

const modules = (path) => `${process.cwd()}/node_modules/${path}`;
const INSTEAD = /^(jquery|sanitize-html|underscore|lodash\/isEqual|@lumino\/widgets)$/;

// Nothing asks for what these do: our manager lets no formula into a description, and speaks for itself.
const UNASKED = {
  'base-manager/lib/latex': 'export const removeMath = undefined, replaceMath = undefined;',
  'base/lib/services-shim': 'export const shims = undefined;',
};

const plugin = {
  name: 'page',
  setup(build) {
    build.onResolve({ filter: /^wheel:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'wheel' }));
    build.onLoad({ filter: /.*/, namespace: 'wheel' }, ({ path }) => ({
      contents: AROUND.join(cut(wheel(path), DRAWN_BY_HAND)), resolveDir: process.cwd(),
    }));
    for (const [filter, parts] of [
      [/\/base\/lib\/widget\.js$/, HOLDING], [/\/manager-base\.js$/, MANAGED], [/\/backbone\.js$/, KEPT_ON_SERVERS],
    ])
      build.onLoad({ filter }, ({ path }) => ({ contents: cut(readFileSync(path, 'utf8'), parts) }));
    for (const [name, contents] of Object.entries(UNASKED))
      build.onLoad({ filter: new RegExp(`@jupyter-widgets/${name}\\.js$`) }, () => ({ contents }));
    build.onLoad({ filter: /@lumino\/(algorithm\/src\/array|collections\/src\/linkedlist)\.ts$/ }, ({ path }) => ({
      contents: readFileSync(`src/voila/instead/lumino-${basename(path, '.ts')}.js`, 'utf8'),
    }));
    build.onResolve({ filter: INSTEAD }, ({ path }) => ({
      path: `${process.cwd()}/src/voila/instead/${path.replace(/^@/, '').replace('/', '-')}.js`,
    }));
    build.onLoad({ filter: /@jupyter-widgets\/controls\/css\/(lumino|nouislider|widgets-base)\.css$/ }, ({ path }) => ({
      contents: seen(path), loader: 'css',
    }));
    // Of these, too, only what is used is taken: they do nothing by themselves.
    const light = (path) => ({ path, sideEffects: false });
    build.onResolve({ filter: /^nouislider$/ }, ({ path }) => light(modules(`${path}/dist/${path}.mjs`)));
    build.onResolve({ filter: /^@lumino\/\w+$/ }, ({ path }) => light(modules(`${path}/src/index.ts`)));
    build.onResolve({ filter: /^\.\// }, ({ path, importer, resolveDir }) => {
      if (/@lumino\/(algorithm|coreutils)\/src\//.test(importer)) return light(join(resolveDir, `${path}.ts`));
      return /underscore\/modules\//.test(importer) ? light(join(resolveDir, path)) : null;
    });
  },
};

// The script that comes later finds there what the page's own one has.
const shared = {
  name: 'shared',
  setup(build) {
    build.onResolve({ filter: /^@jupyter-widgets\/base$/ }, ({ path }) => ({ path, namespace: 'shared' }));
    build.onLoad({ filter: /.*/, namespace: 'shared' }, () => ({ contents: 'module.exports = globalThis.elfenBase;' }));
  },
};

/** What a test compares with the Python packages that are installed. */
const bundled = () => {
  const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
  const digest = (name) => createHash('sha256').update(wheel(name)).digest('hex');
  const widgets = ['base', 'base-manager', 'controls'].map((name) => `@jupyter-widgets/${name}`);
  return Object.fromEntries([
    ...widgets.map((name) => [name, version(name)]), [WHEEL, digest(WHEEL)],
  ]);
};

/** The licence of each package that has gone into a bundle. */
const licences = (inputs) => {
  const names = inputs.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]);
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
    [WHEEL, ...distribution(WHEEL), ...texts(`${VENV}/share/jupyter/nbextensions/${WHEEL}`, /LICENSE/)],
  ];
  return parts.map((texts) => `${texts.map((text) => text.trim()).join('\n\n')}\n`).join(`\n${'-'.repeat(80)}\n\n`);
};

const VOILA = {
  outdir: 'built/static',
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
  loader: { '.svg': 'dataurl' },
  // Lumino's sources declare fields that they have set before.
  tsconfigRaw: { compilerOptions: { useDefineForClassFields: false } },
};

/** Builds all that the page is made of, and writes each file as brotli beside it. */
export const buildVoila = async (page) => {
  const made = await Promise.all([
    { format: 'iife', entryPoints: ['src/voila/early.ts', 'src/voila/page.css', 'src/voila/page.ts'], plugins: [plugin] },
    { entryPoints: [{ in: 'src/voila/more.ts', out: 'more' }, { in: 'src/late.ts', out: 'late' }], plugins: [shared, plugin] },
  ].map((each) => build({ ...page, ...VOILA, ...each })));
  const inputs = made.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  writeFileSync('built/static/page.LICENSES.txt', licences(inputs));
  writeFileSync('built/bundled.json', `${JSON.stringify(bundled(), null, 2)}\n`);
  const written = (name) => readFileSync(`built/static/${name}`, 'utf8');
  writeFileSync('built/static/page.css', asked(written('page.css'), written('page.js') + written('more.js')));
  for (const name of readdirSync('built/static').filter((each) => /\.(js|css)$/.test(each))) {
    compress(`built/static/${name}`, `built/static/${name}.br`);
  }
  // The pictures are made of what is shipped, by the game itself.
  for (const name of readdirSync('brought').filter((each) => /\.(svg|json)$/.test(each))) {
    compress(`brought/${name}`, `built/static/${name}.br`);
  }
};

const compress = (from, to) => {
  writeFileSync(to, brotliCompressSync(readFileSync(from), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }));
};
