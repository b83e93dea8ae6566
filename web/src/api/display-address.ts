import { displayAddress } from '@waybook/contract'

let isDisplay = false

/** From now on this page asks for everything as a display, whoever is signed in. `false` is for tests. */
export function askAsDisplay(is = true): void {
  isDisplay = is
}

export function asksAsDisplay(): boolean {
  return isDisplay
}

/** The address at which this page asks for what is at `path`. */
export function ownAddress(path: string): string {
  return isDisplay ? displayAddress(path) : path
}

const PICTURES = '/pictures/'
const PICTURES_IN_TEXT = 'src="/pictures/'

/** Reads what the server has sent. A display gets its pictures at addresses of its own too. */
export function readSent(text: string): unknown {
  return isDisplay ? JSON.parse(text, toOwnPictures) : JSON.parse(text)
}

function toOwnPictures(_key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.startsWith(PICTURES)) return displayAddress(value)
  return value.replaceAll(PICTURES_IN_TEXT, `src="${displayAddress(PICTURES)}`)
}
