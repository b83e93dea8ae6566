/** Whether the colours follow the device or a choice made here; kept on the device, as `public/scheme.js` reads it. */
export const schemes = ['device', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const KEPT_AS = 'waybook-scheme'

export function chosenScheme(): Scheme {
  const kept = document.documentElement.dataset['scheme']
  return schemes.find((scheme) => scheme === kept) ?? 'device'
}

export function chooseScheme(scheme: Scheme) {
  if (scheme === 'device') {
    delete document.documentElement.dataset['scheme']
    localStorage.removeItem(KEPT_AS)
  } else {
    document.documentElement.dataset['scheme'] = scheme
    localStorage.setItem(KEPT_AS, scheme)
  }
  colourBrowser(scheme)
}

/** The browser's own bars take the colour of the scheme that the page shows. */
function colourBrowser(scheme: Scheme) {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.dataset['scheme'] ?? ''
    if (scheme === 'device') bar.setAttribute('media', `(prefers-color-scheme: ${own})`)
    else bar.setAttribute('media', own === scheme ? 'all' : 'not all')
  }
}
