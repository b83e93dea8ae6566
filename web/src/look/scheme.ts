import { removeStored, writeStored } from '#stores/device-storage.ts'

/** Whether the color scheme follows the device or a stored choice, which `public/scheme.js` reads. */
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

/** Gives the browser's toolbars the color of the current scheme. */
function colourBrowser(scheme: Scheme) {
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.dataset['scheme'] ?? ''
    if (scheme === 'device') bar.setAttribute('media', `(prefers-color-scheme: ${own})`)
    else bar.setAttribute('media', own === scheme ? 'all' : 'not all')
  }
}
