import { nameFromId, routeOf, typeOfId, type EntityType } from '@waybook/contract'

import { readWikiLink, WIKI_LINK } from './wiki-link.ts'

/** Whom a text is answered to. */
export interface Reader {
  /** The names of the link targets that the reader may see. */
  readonly names: ReadonlyMap<string, string>
  /** Whether nothing is hidden from them; a target without a name is then one that nobody wrote. */
  readonly everything: boolean
}

/** A link as `renderMarkdown` writes it; nothing an author writes can come out as one. */
const MARK = /<a data-entity="([a-z0-9/-]+)">([^<]*)<\/a>/g

/** Turns the marks in rendered text into links, or into plain words where the reader may not see the target. */
export function resolveHtml(html: string, reader: Reader): string {
  return html.replaceAll(MARK, (_mark, id: string, shown: string) => {
    const name = reader.names.get(id)
    if (name === undefined) return shown || escapeHtml(standIn(id, reader))
    return `<a href="${routeOf(id)}" data-entity="${id}">${shown || escapeHtml(name)}</a>`
  })
}

/** Turns the wiki links in plain text into plain words. */
export function resolveText(text: string, reader: Reader): string {
  return text.replaceAll(WIKI_LINK, (written: string) => {
    const { id, shown } = readWikiLink(written)
    return shown || (id === null ? '' : (reader.names.get(id) ?? standIn(id, reader)))
  })
}

/** The ids that a text, rendered or plain, links to; an id may come more than once. */
export function linkedIds(text: string): string[] {
  const marked = [...text.matchAll(MARK)].map(([, id = '']) => id)
  const written = [...text.matchAll(WIKI_LINK)].map(([link]) => readWikiLink(link).id).filter((id) => id !== null)
  return [...marked, ...written]
}

const standIns = new Map<EntityType | null, string>([
  ['character', 'someone'],
  ['identity', 'someone'],
  ['location', 'somewhere'],
  ['scene', 'somewhere'],
])

/** Replaces a name that the reader may not know. */
function standIn(id: string, { everything }: Reader): string {
  return everything ? nameFromId(id) : (standIns.get(typeOfId(id)) ?? 'something')
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character)
}
