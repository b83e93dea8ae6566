import { readPicturePath, type Addresses, type PictureFormName } from '../public-pages/html/addresses.ts'

/** A picture that a page of the site shows. */
export interface SitePicture {
  readonly key: string
  readonly form: PictureFormName
}

/**
 * Where everything in a site is. All addresses are relative to the page that has them, so the site works in any folder of any web space and
 * from a disk.
 */
export class SitePlace {
  readonly #pages: ReadonlySet<string>
  readonly #leftOut: ReadonlySet<string>
  readonly #pictures = new Map<string, SitePicture>()

  /** `leftOut`: the keys of pictures that are not in the site. */
  constructor(pages: ReadonlySet<string>, leftOut: ReadonlySet<string>) {
    this.#pages = pages
    this.#leftOut = leftOut
  }

  /** The pictures that the pages written so far show, by their paths in the site. */
  get pictures(): ReadonlyMap<string, SitePicture> {
    return this.#pictures
  }

  /** The addresses as seen from a file of the site. */
  from(file: string): Addresses {
    const up = upFrom(file)
    return {
      page: (id) => (this.#pages.has(id) ? `${up}${fileOf(id)}` : null),
      picture: (path) => {
        const picture = readPicturePath(path)
        if (!picture || this.#leftOut.has(picture.key)) return null
        const at = `pictures/${picture.key}-${picture.form}.webp`
        this.#pictures.set(at, picture)
        return up + at
      },
    }
  }
}

/** @example fileOf('items/bell') // 'items/bell.html' */
export const fileOf = (id: string): string => `${id}.html`

/** The way from a file to the folder of the site. */
export const upFrom = (file: string): string => '../'.repeat(file.split('/').length - 1)
