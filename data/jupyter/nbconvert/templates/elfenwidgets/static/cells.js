// What Voilà's front end calls, in place of the inline scripts of Voilà's own template.
(() => {
  // The front end says when its theme stands, the document when all cells are there: the later of
  // the two shows them.
  window.voila_finish = () => {
    if (!window.themeLoaded) {
      window.cellLoaded = true;
      return;
    }
    document.getElementById('loading')?.remove();
    document.getElementById('rendered_cells').style.display = '';
  };
  document.addEventListener('DOMContentLoaded', () => window.voila_finish());
})();
