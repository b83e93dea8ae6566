import { nameFromId, routeOf, typeOfId, type EntityType } from '@waybook/contract'

import { readWikiLink, WIKI_LINK } from './wiki-link.ts'

/** The reader for whom links are resolved. */
export interface Reader {
  /** The names of the link targets that the reader may see. */
  readonly names: ReadonlyMap<string, string>
  /** Whether they may see everything. A target without a name then does not exist. */
  readonly everything: boolean
}

/** A link placeholder as `renderMarkdown` writes it. Authors cannot forge one. */
const MARK = /<a data-entity="([a-z0-9/-]+)">([^<]*)<\/a>/g

/** The box of a secret for chosen characters, which only the game master gets. */
const BOX = /(<aside data-secret="[^"]+" data-audience="([a-z0-9-]+\/[a-z0-9/ -]+)")>/g

/** Turns the placeholders in rendered text into links, or into plain text if the reader may not see the target, and names who reads secrets. */
export function resolveHtml(html: string, reader: Reader): string {
  const linked = html.replaceAll(MARK, (_mark, id: string, shown: string) => {
    const name = reader.names.get(id)
    if (name === undefined) return shown || escapeHtml(standIn(id, reader))
    return `<a href="${routeOf(id)}" data-entity="${id}">${shown || escapeHtml(name)}</a>`
  })
  return linked.replaceAll(BOX, (_box, opening: string, ids: string) => {
    const names = ids.split(' ').map((id) => reader.names.get(id) ?? standIn(id, reader))
    return `${opening} data-readers="${escapeHtml(names.join(', '))}">`
  })
}

/** Replaces the wiki links in plain text with what they show. */
export function resolveText(text: string, reader: Reader): string {
  return text.replaceAll(WIKI_LINK, (written: string) => {
    const { id, shown } = readWikiLink(written)
    return shown || (id === null ? '' : (reader.names.get(id) ?? standIn(id, reader)))
  })
}

/** The ids that a rendered or plain text links to. May contain duplicates. */
export function linkedIds(text: string): string[] {
  const marked = [...text.matchAll(MARK)].map(([, id = '']) => id)
  const written = [...text.matchAll(WIKI_LINK)].map(([link]) => readWikiLink(link).id).filter((id) => id !== null)
  const readers = [...text.matchAll(BOX)].flatMap(([, , ids = '']) => ids.split(' '))
  return [...marked, ...written, ...readers]
}

const standIns = new Map<EntityType | null, string>([
  ['character', 'someone'],
  ['identity', 'someone'],
  ['location', 'somewhere'],
  ['scene', 'somewhere'],
])

/** The text in place of a name that the reader may not know. */
function standIn(id: string, { everything }: Reader): string {
  return everything ? nameFromId(id) : (standIns.get(typeOfId(id)) ?? 'something')
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)
}
