// Runs before the first paint, so that a chosen colour scheme does not flash; `src/look/scheme.ts` keeps the choice.
const scheme = localStorage.getItem('waybook-scheme')
if (scheme === 'light' || scheme === 'dark') {
  document.documentElement.dataset.scheme = scheme
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.setAttribute('media', bar.getAttribute('data-scheme') === scheme ? 'all' : 'not all')
}
