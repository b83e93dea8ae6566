import { routeOf } from '@waybook/contract'

import { escapeHtml } from './escape-html.ts'
import type { LinkedPart } from './parts.ts'

/* The placeholders that `renderMarkdown` writes for embedded cards and pictures. Authors cannot forge them. */

const CARD = /<div data-embed="([a-z0-9/-]+)"><\/div>\n?/g
const PART = /<div data-embed="([a-z0-9/-]+)" data-part="([^"]+)"><\/div>\n?/g
const PICTURE = /<img data-picture="([^"]+)" alt="([^"]*)"(?: width="(\d+)")?>/g

/** The contents of an entity's card in a text. */
export interface EmbeddedCard {
  readonly name: string
  readonly description: string
  readonly image: { readonly thumbnails: { readonly small: string } } | null
}

/** A picture in a text, as sent to its reader. */
export interface EmbeddedPicture {
  readonly thumbnails: { readonly large: string }
  readonly width: number
  readonly height: number
}

/** Encodes the target of a picture, which then needs no escaping in HTML. */
export function pictureMark(target: string): string {
  return encodeURIComponent(target)
}

export function embeddedIds(html: string): string[] {
  return Array.from(html.matchAll(CARD), ([, id = '']) => id)
}

/** The targets of the pictures in a rendered text, as their author wrote them. */
export function embeddedPictures(html: string): string[] {
  return Array.from(html.matchAll(PICTURE), ([, mark = '']) => decodeURIComponent(mark))
}

/** Turns placeholders into cards of the entities that the reader may see. */
export function resolveCards(html: string, cards: ReadonlyMap<string, EmbeddedCard>): string {
  return html.replaceAll(CARD, (_mark, id: string) => {
    const card = cards.get(id)
    return card ? cardHtml(id, card) : ''
  })
}

/** The embedded parts of pages. May contain duplicates. */
export function embeddedParts(html: string): LinkedPart[] {
  return Array.from(html.matchAll(PART), ([, id = '', part = '']) => ({ id, part: decodeURIComponent(part) }))
}

/** A part of a page in another text, as sent to its reader. */
export interface EmbeddedPart {
  /** The name of its page. */
  readonly name: string
  /** Its id on that page. */
  readonly fragment: string | undefined
  /** Without a text, it is only a link to the page. */
  readonly html: string | undefined
  /** Whether the reader may open its page. */
  readonly isLinked?: boolean
}

/** Turns placeholders into boxes with the parts that the reader may read. `null` for a page that the reader may not see. */
export function resolveParts(html: string, partOf: (wanted: LinkedPart) => EmbeddedPart | null): string {
  return html.replaceAll(PART, (_mark, id: string, mark: string) => {
    const part = partOf({ id, part: decodeURIComponent(mark) })
    if (!part) return ''
    const address = part.fragment === undefined ? routeOf(id) : `${routeOf(id)}#${part.fragment}`
    const name = escapeHtml(part.name)
    const link = `<p>${part.isLinked === false ? name : `<a href="${address}" data-entity="${id}">${name}</a>`}</p>\n`
    return part.html === undefined ? link : `<div data-embedded="">\n${link}${part.html}\n</div>\n`
  })
}

function cardHtml(id: string, { name, description, image }: EmbeddedCard): string {
  const picture = image ? `<img src="${escapeHtml(image.thumbnails.small)}" alt="" loading="lazy">` : ''
  const words = description ? `<span>${escapeHtml(description)}</span>` : ''
  return `<a href="${routeOf(id)}" data-entity="${id}" data-card="">${picture}<strong>${escapeHtml(name)}</strong>${words}</a>\n`
}

/** Turns placeholders into pictures, by the target that their author wrote. A picture missing in the campaign's folder is not shown. */
export function resolvePictures(html: string, pictures: ReadonlyMap<string, EmbeddedPicture>): string {
  return html.replaceAll(PICTURE, (_mark, mark: string, alt: string, wanted: string | undefined) => {
    const picture = pictures.get(decodeURIComponent(mark))
    if (!picture) return ''
    const width = Math.min(Number(wanted ?? picture.width), picture.width)
    const height = Math.round((picture.height * width) / picture.width)
    const large = picture.thumbnails.large
    return `<img src="${escapeHtml(large)}" alt="${alt}" width="${width}" height="${height}" loading="lazy">`
  })
}
