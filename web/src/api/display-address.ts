import { displayAddress } from '@waybook/contract'

import { Store } from '#stores/store.ts'

const page = new Store({ isDisplay: false })

/** Makes this page send all requests as a display, whoever is signed in. */
export function askAsDisplay(): void {
  page.change({ isDisplay: true })
}

export function asksAsDisplay(): boolean {
  return page.get().isDisplay
}

/** The address that this page requests for `path`. */
export function ownAddress(path: string): string {
  return asksAsDisplay() ? displayAddress(path) : path
}

const PICTURES = '/pictures/'
const PICTURES_IN_TEXT = 'src="/pictures/'

/** Parses the server's JSON. On a display, picture addresses are replaced by the display's own. */
export function readSent(text: string): unknown {
  return asksAsDisplay() ? JSON.parse(text, toOwnPictures) : JSON.parse(text)
}

function toOwnPictures(_key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.startsWith(PICTURES)) return displayAddress(value)
  return value.replaceAll(PICTURES_IN_TEXT, `src="${displayAddress(PICTURES)}`)
}
