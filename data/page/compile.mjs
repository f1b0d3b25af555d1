// Compiles each Python file below some folders, by the very Python that will run it in the browser, and
// leaves its byte code alone: `node compile.mjs PYODIDE FOLDER ...`. It comes out the same each time.
// Docstrings and asserts go, but for the packages that read their own.
import { pathToFileURL } from 'node:url';

const [pyodide, ...folders] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
folders.forEach((root, i) => {
  python.FS.mkdirTree(`/${i}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, `/${i}`);
  python.runPython(`
import pathlib, py_compile
folder = pathlib.Path("/${i}")
whole = {"IPython", "ipycanvas", "ipywidgets", "prompt_toolkit", "pyodide_kernel", "traitlets"}
for path in sorted(folder.rglob("*.py")):
    py_compile.compile(
        str(path), cfile=f"{path}c", dfile=str(path.relative_to(folder)), doraise=True,
        optimize=0 if path.relative_to(folder).parts[0] in whole else 2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    path.unlink()
`);
});
process.exit(0);
