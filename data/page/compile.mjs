// Compiles each Python file in some archives, by the very Python that will run it in the browser, and
// leaves its byte code alone: `node compile.mjs PYODIDE ARCHIVE ...`. It comes out the same each time.
// Docstrings and asserts go, but for the packages that read their own.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [pyodide, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
for (const archive of archives) {
  python.FS.writeFile('/read', readFileSync(archive));
  python.runPython(`
import importlib.util, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
whole = {"IPython", "ipycanvas", "ipywidgets", "prompt_toolkit", "pyodide_kernel", "traitlets"}
with zipfile.ZipFile("/read") as read, zipfile.ZipFile("/made", "w") as made:
    for name in read.namelist():
        content = read.read(name)
        if name.endswith(".py"):
            level = 0 if name.split("/")[0] in whole else 2
            code = compile(content, name, "exec", dont_inherit=True, optimize=level)
            content = _code_to_hash_pyc(code, importlib.util.source_hash(content), checked=False)
            name += "c"
        made.writestr(name, content)
`);
  writeFileSync(archive, python.FS.readFile('/made'));
}
process.exit(0);
