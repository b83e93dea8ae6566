// Runs before the first paint, so the other color scheme does not flash. `src/look/scheme.ts` stores the choice.
let scheme = null
try {
  scheme = localStorage.getItem('waybook-scheme')
} catch {
  // The browser blocks storage, so the scheme follows the device.
}
if (scheme === 'light' || scheme === 'dark') {
  document.documentElement.dataset.scheme = scheme
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.setAttribute('media', bar.getAttribute('data-scheme') === scheme ? 'all' : 'not all')
}
