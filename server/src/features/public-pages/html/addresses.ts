import { readEntityId } from '@waybook/contract'

import { escapeHtml } from '#rich-text/escape-html.ts'

export type PictureFormName = 'small' | 'medium' | 'large' | 'full'

/** Where the pages and pictures of a share or a site are, as seen from one of its pages. */
export interface Addresses {
  /** `null` for a page that is not part of it. */
  readonly page: (id: string) => string | null
  /** `null` for a picture that is left out. `path`: its address in the app. */
  readonly picture: (path: string) => string | null
}

const APP_LINK = / href="\/([^"]*)"/g
const APP_PICTURE = /<img src="(\/pictures\/[^"]*)"[^>]*>/g
const PICTURE_PATH = /^\/pictures\/(?<key>[\w-]+)\/(?<form>small|medium|large|full)\.webp$/

/** The key and the form of a picture's address in the app; `null` for another address. */
export function readPicturePath(path: string): { readonly key: string; readonly form: PictureFormName } | null {
  const { key, form } = PICTURE_PATH.exec(path)?.groups ?? {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pattern allows no other form
  return key === undefined ? null : { key, form: form as PictureFormName }
}

/**
 * Replaces the app's addresses in rendered text. A link to anything else in the app becomes text, and so does a page that is not part of it.
 * @example
 * withAddresses('<a href="/items/bell" data-entity="items/bell">the bell</a>', { page: () => 'bell.html', picture: () => null })
 * // '<a href="bell.html" data-entity="items/bell">the bell</a>'
 */
export function withAddresses(html: string, { page, picture }: Addresses): string {
  return html
    .replaceAll(APP_LINK, (_link, path: string) => {
      const [id = '', fragment] = path.split('#')
      const address = page(readEntityId(decodedPath(id)) ?? '')
      if (address === null) return ''
      return ` href="${escapeHtml(fragment === undefined ? address : `${address}#${fragment}`)}"`
    })
    .replaceAll(APP_PICTURE, (image: string, path: string) => {
      const address = picture(path)
      return address === null ? '' : image.replace(`src="${path}"`, `src="${escapeHtml(address)}"`)
    })
}

/** Authors write addresses by hand, so they may not be encoded well. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
