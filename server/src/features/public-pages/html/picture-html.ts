import type { Picture } from '@waybook/contract'

import { escapeHtml } from '#rich-text/escape-html.ts'

import type { Addresses } from './addresses.ts'

interface Shown {
  readonly alt: string
  readonly addresses: Addresses
  /** Whether it is at the top of its page. */
  readonly isFirst?: boolean
  readonly isGenerated?: boolean
}

/** The picture of a page. Nothing if the picture is left out. */
export function pictureHtml(picture: Picture, { alt, addresses, isFirst = false, isGenerated = false }: Shown): string {
  const address = addresses.picture(picture.thumbnails.large)
  if (address === null) return ''
  const { width, height } = picture
  const loading = isFirst ? '' : ' loading="lazy"'
  const image = `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"${loading}>`
  const caption = isGenerated ? '<figcaption class="made">Generated picture</figcaption>' : ''
  return `<figure class="plate">${image}${caption}</figure>`
}

/** Whether a list shows the picture. */
export function hasThumbnail(picture: Picture | null, addresses: Addresses): boolean {
  return picture !== null && addresses.picture(picture.thumbnails.small) !== null
}

/** A small square picture in a list, where the name stands beside it. */
export function thumbnailHtml(picture: Picture | null, addresses: Addresses): string {
  const address = picture === null ? null : addresses.picture(picture.thumbnails.small)
  const image =
    address === null ? '' : `<img src="${escapeHtml(address)}" alt="" width="52" height="52" loading="lazy">`
  return `<span class="thumb">${image}</span>`
}
