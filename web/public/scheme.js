// Runs before the first paint, so that a page never flashes in another look. `src/look/device-look.ts` stores the choices.
const choices = {
  scheme: ['light', 'dark'],
  'text-size': ['large', 'larger'],
  spacing: ['wide'],
  contrast: ['more'],
  motion: ['less'],
}
const root = document.documentElement
try {
  for (const [name, values] of Object.entries(choices)) {
    const value = localStorage.getItem(`waybook-${name}`)
    if (values.includes(value)) root.setAttribute(`data-${name}`, value)
  }
} catch {
  // The browser blocks storage, so the look follows the device.
}
const { scheme } = root.dataset
if (scheme) {
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.setAttribute('media', bar.getAttribute('data-scheme') === scheme ? 'all' : 'not all')
}
