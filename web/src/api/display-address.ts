import { displayAddress } from '@waybook/contract'

import { basePath } from '#stores/base-path.ts'
import { Store } from '#stores/store.ts'

const page = new Store({ isDisplay: false })

/** Makes this page send all requests as a display, whoever is signed in. */
export function askAsDisplay(): void {
  page.change({ isDisplay: true })
}

export function asksAsDisplay(): boolean {
  return page.get().isDisplay
}

/** The address that this page requests for `path`: in its campaign, and as a display if it is one. */
export function ownAddress(path: string): string {
  return basePath + (asksAsDisplay() ? displayAddress(path) : path)
}

/** A picture has the address that the page of its campaign requests it at. Its key has at least 16 characters. */
const PICTURE = /^\/pictures\/(?=[\w-]{16,64}\/)/
const PICTURES_IN_TEXT = /(?<=src=")\/pictures\/(?=[\w-]{16,64}\/)/g

/** Parses the server's JSON. Replaces the addresses of pictures by the page's own. */
export function readSent(text: string): unknown {
  return ownAddress('') === '' ? JSON.parse(text) : JSON.parse(text, toOwnPictures)
}

function toOwnPictures(_key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.replace(PICTURE, ownAddress('/pictures/')).replaceAll(PICTURES_IN_TEXT, ownAddress('/pictures/'))
}
