// The language of the page: what the game last said (an element with data-language), else what the
// browser asks for. The element `elfen-words` holds every language's words for the page itself.
const elfenPage = (() => {
  const elfenWords = JSON.parse(document.getElementById('elfen-words').textContent);
  const KEY = 'elfenwidgets-language';
  const stored = () => { try { return localStorage.getItem(KEY); } catch { return null; } };
  const keep = (language) => { try { localStorage.setItem(KEY, language); } catch { /* private */ } };

  const choose = () => [stored(), ...navigator.languages]
    .filter(Boolean).map((tag) => tag.slice(0, 2).toLowerCase())
    .find((language) => language in elfenWords) ?? 'en';
  let language = choose();

  const say = () => {
    document.documentElement.lang = language;
    for (const element of document.querySelectorAll('[data-word]')) {
      element.textContent = elfenWords[language][element.dataset.word];
    }
  };
  new MutationObserver(() => {
    const said = document.querySelector('[data-language]')?.dataset.language;
    if (!said || said === language || !(said in elfenWords)) return;
    language = said;
    keep(said);
    say();
  }).observe(document.documentElement, {
    subtree: true, childList: true, attributes: true, attributeFilter: ['data-language'],
  });
  document.title = elfenWords[language]['page-title'];
  say();
  return { say };
})();
