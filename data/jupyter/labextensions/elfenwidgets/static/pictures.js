// Drawings that a cell has given go with JupyterLab's theme; else those that know a dark one would ask the system.
document.head.appendChild(document.createElement('style')).textContent = `
  body[data-jp-theme-light="true"] .jp-RenderedHTML img[src^="data:image/svg"] { color-scheme: light; }
  body[data-jp-theme-light="false"] .jp-RenderedHTML img[src^="data:image/svg"] { color-scheme: dark; }`;

// JupyterLab asks an extension that was built before for its parts: this has none.
(window._JUPYTERLAB ??= {}).elfenwidgets = { init() {}, get() {} };
