import { nameFromId, routeOf, standInOf } from '@waybook/contract'

import { embeddedParts } from './embeds.ts'
import { escapeHtml } from './escape-html.ts'
import { partKey, type LinkedPart } from './parts.ts'
import { endsSentence, textBefore } from './sentence-start.ts'
import { LINK_OR_EMBED, readPlainLink } from './wiki-link.ts'

/** The reader that links are resolved for. */
export interface Reader {
  /** The names of the link targets that the reader may see. */
  readonly names: ReadonlyMap<string, string>
  /** Whether the reader may see everything. Then a target without a name does not exist. */
  readonly everything: boolean
  /** The only pages that links may lead to. The names of others are text. Left out: all that have a name. */
  readonly linkable?: ReadonlySet<string> | undefined
  /** The ids of the linked parts of pages that the reader may see, by `partKey`. */
  readonly fragments?: ReadonlyMap<string, string>
}

/** A link placeholder as `renderMarkdown` writes it. Authors cannot forge one. */
const MARK = /<a data-entity="([a-z0-9/-]+)"(?: data-part="([^"]+)")?>([^<]*)<\/a>/g

type Link = [id: string, mark: string | undefined, shown: string, place: number]

/** The box of a secret for chosen characters. Only the game master gets it. */
const BOX = /(<aside data-secret="[^"]+" data-audience="([a-z0-9-]+\/[a-z0-9/ -]+)")>/g

/** Turns placeholders in rendered text into links, or into plain text if the reader may not see the target. Adds the readers of secrets. */
export function resolveHtml(html: string, reader: Reader): string {
  const linked = html.replaceAll(MARK, (_mark, ...[id, mark, shown, place]: Link) => {
    const name = reader.names.get(id)
    if (name === undefined) return shown || escapeHtml(standIn(id, reader, () => textBefore(html, place)))
    if (reader.linkable?.has(id) === false) return shown || escapeHtml(name)
    const fragment =
      mark === undefined ? undefined : reader.fragments?.get(partKey({ id, part: decodeURIComponent(mark) }))
    const address = fragment === undefined ? routeOf(id) : `${routeOf(id)}#${fragment}`
    return `<a href="${address}" data-entity="${id}">${shown || escapeHtml(name)}</a>`
  })
  return linked.replaceAll(BOX, (_box, opening: string, ids: string) => {
    // The names follow "for", so none of them begins a sentence.
    const names = ids.split(' ').map((id) => reader.names.get(id) ?? standIn(id, reader, () => 'for '))
    return `${opening} data-readers="${escapeHtml(names.join(', '))}">`
  })
}

/** Replaces wiki links in plain text with their visible text. `before`: the preceding text, if the text is part of another. */
export function resolveText(text: string, reader: Reader, before = ''): string {
  return text.replaceAll(LINK_OR_EMBED, (written: string, place: number) => {
    const { id, shown } = readPlainLink(written)
    if (shown !== '' || id === null) return shown
    return reader.names.get(id) ?? standIn(id, reader, () => before + text.slice(0, place))
  })
}

/** The ids that a rendered or plain text links to. May contain duplicates. */
export function linkedIds(text: string): string[] {
  const marked = [...text.matchAll(MARK)].map(([, id = '']) => id)
  const written = [...text.matchAll(LINK_OR_EMBED)].map(([link]) => readPlainLink(link).id).filter((id) => id !== null)
  const readers = [...text.matchAll(BOX)].flatMap(([, , ids = '']) => ids.split(' '))
  const embedded = embeddedParts(text).map(({ id }) => id)
  return [...marked, ...written, ...readers, ...embedded]
}

/** The parts of pages that a rendered text links to. May contain duplicates. */
export function linkedParts(html: string): LinkedPart[] {
  return Array.from(html.matchAll(MARK), ([, id = '', mark]) => ({ id, part: decodeURIComponent(mark ?? '') })).filter(
    ({ part }) => part !== '',
  )
}

/** Replaces a name that the reader may not know. Capitalized at the beginning of a sentence. */
function standIn(id: string, { everything }: Reader, before: () => string): string {
  if (everything) return nameFromId(id)
  const word = standInOf(id)
  return endsSentence(before()) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word
}
