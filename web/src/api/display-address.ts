import { displayAddress } from '@waybook/contract'

import { Store } from '#stores/store.ts'

const page = new Store({ isDisplay: false })

/** From now on this page asks for everything as a display, whoever is signed in. */
export function askAsDisplay(): void {
  page.change({ isDisplay: true })
}

export function asksAsDisplay(): boolean {
  return page.get().isDisplay
}

/** The address at which this page asks for what is at `path`. */
export function ownAddress(path: string): string {
  return asksAsDisplay() ? displayAddress(path) : path
}

const PICTURES = '/pictures/'
const PICTURES_IN_TEXT = 'src="/pictures/'

/** Reads what the server has sent. A display gets its pictures at addresses of its own too. */
export function readSent(text: string): unknown {
  return asksAsDisplay() ? JSON.parse(text, toOwnPictures) : JSON.parse(text)
}

function toOwnPictures(_key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.startsWith(PICTURES)) return displayAddress(value)
  return value.replaceAll(PICTURES_IN_TEXT, `src="${displayAddress(PICTURES)}`)
}
