import { removeStored, writeStored } from '#stores/device-storage.ts'

/** Whether the colours follow the device or a choice made here, which `public/scheme.js` reads from the device's storage. */
export const schemes = ['device', 'light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const STORAGE_KEY = 'waybook-scheme'

export function chosenScheme(): Scheme {
  const chosen = document.documentElement.dataset['scheme']
  return schemes.find((scheme) => scheme === chosen) ?? 'device'
}

export function chooseScheme(scheme: Scheme) {
  if (scheme === 'device') {
    delete document.documentElement.dataset['scheme']
    removeStored('localStorage', STORAGE_KEY)
  } else {
    document.documentElement.dataset['scheme'] = scheme
    writeStored('localStorage', STORAGE_KEY, scheme)
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
