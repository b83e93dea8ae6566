import { linkedFileAddress, routeOf } from '@waybook/contract'

import { chunks } from '#database/statement/lists.ts'
import {
  embeddedIds,
  embeddedParts,
  embeddedPictures,
  resolveCards,
  resolveParts,
  resolvePictures,
  type EmbeddedPicture,
} from '#rich-text/embeds.ts'
import { linkedFiles, resolveFiles, type LinkedFile } from '#rich-text/linked-files.ts'
import { partKey, PartsOf, withoutOwnIds } from '#rich-text/parts.ts'
import { linkedParts, resolveHtml } from '#rich-text/resolve-links.ts'

import { findLinkedFiles } from '../imports/linked-files.ts'
import { readClosedHashes } from '../pictures/closed-pictures.ts'
import { toPicture } from '../pictures/presenter.ts'
import { readTextPictures } from '../pictures/read-text-pictures.ts'
import type { RequestContext } from '../request-context.ts'
import { readCards } from './cards.ts'
import { knownNames, toCards } from './presenter.ts'
import { readLongTexts } from './read-entity.ts'

/** Turns a rendered text into the text that one viewer reads. `names`: of the entities that the viewer may see. */
export type Fill = (html: string, names: ReadonlyMap<string, string>) => string

/** Pages that the links and embeds of an answer may lead into. Links into further pages lead to the pages. */
const PAGES_MAX = 100
/** Texts are long, so few are in memory at the same time. */
const PAGES_AT_ONCE = 10
/** The characters of all embedded parts of an answer. Further parts are links to their pages. */
const EMBEDDED_MAX = 200_000

/**
 * Returns a function that fills links, cards, parts of other pages and pictures into an entity's rendered texts, for one viewer.
 * `id`: of the entity, `null` for a text that shows no pictures. `isDraft`: also uses pictures that were added for texts and that no text shows yet.
 */
export async function filledFor(
  id: string | null,
  htmls: readonly string[],
  context: RequestContext,
  { isDraft = false }: { readonly isDraft?: boolean } = {},
): Promise<Fill> {
  const { linkable } = context
  const { everything } = context.scope
  const [{ fragments, parts }, pictures, files] = await Promise.all([
    readParts(htmls, context),
    readPictures(id, htmls, context, isDraft),
    readFiles(id, htmls, context),
  ])
  const cards = await readEmbeddedCards([...htmls, ...parts.values()], context)
  return (html, names) => {
    const filled = resolveParts(resolveHtml(html, { names, everything, linkable, fragments }), ({ id: of, part }) => {
      const name = names.get(of)
      const found = parts.get(partKey({ id: of, part }))
      const fragment = fragments.get(partKey({ id: of, part }))
      return name === undefined ? null : { name, fragment, html: found, isLinked: mayOpen(context, of) }
    })
    return resolveFiles(resolvePictures(resolveCards(filled, cards), pictures), files)
  }
}

function mayOpen({ linkable }: Pick<RequestContext, 'linkable'>, id: string): boolean {
  return linkable?.has(id) !== false
}

async function readEmbeddedCards(htmls: readonly string[], context: RequestContext) {
  const ids = [...new Set(htmls.flatMap(embeddedIds))].filter((id) => mayOpen(context, id))
  const cards = ids.length === 0 ? [] : await toCards(await readCards(context.records, ids, context.scope), context)
  return new Map(cards.map((card) => [card.id, card]))
}

async function readPictures(
  id: string | null,
  htmls: readonly string[],
  { records, scope }: RequestContext,
  isDraft: boolean,
): Promise<ReadonlyMap<string, EmbeddedPicture>> {
  const targets = [...new Set(htmls.flatMap(embeddedPictures))]
  if (id === null || targets.length === 0) return new Map()
  const [added, stored, closed] = await Promise.all([
    isDraft ? readTextPictures(records, '', targets) : [],
    readTextPictures(records, id, targets),
    scope.everything ? new Set<string>() : readClosedHashes(records),
  ])
  const found = [...added, ...stored].flatMap(({ target, ...record }) => {
    const picture = toPicture(record)
    return picture && !closed.has(record.hash) ? [[target, picture] as const] : []
  })
  return new Map(found)
}

/** The files that these texts link to, with their addresses for readers of the page. */
async function readFiles(
  id: string | null,
  htmls: readonly string[],
  { records, linkable }: RequestContext,
): Promise<ReadonlyMap<string, LinkedFile>> {
  const targets = [...new Set(htmls.flatMap(linkedFiles))]
  // Files have addresses for members only.
  if (id === null || targets.length === 0 || linkable) return new Map()
  const found = await findLinkedFiles(records, id, targets)
  return new Map(
    Array.from(found, ([target, { sound }]) => {
      const file = { address: linkedFileAddress(id, target), isSound: sound !== null }
      return [target, file] as const
    }),
  )
}

interface Parts {
  /** The ids of linked and embedded parts on their pages, by `partKey`. */
  readonly fragments: ReadonlyMap<string, string>
  /** The texts of embedded parts as the viewer reads them on their pages, by `partKey`. */
  readonly parts: ReadonlyMap<string, string>
}

/** Finds the linked and embedded parts in the texts that the viewer reads, so neither shows anything of a hidden part. */
async function readParts(htmls: readonly string[], context: RequestContext): Promise<Parts> {
  const embedded = htmls.flatMap(embeddedParts)
  const all = [...embedded, ...htmls.flatMap(linkedParts)].filter(({ id }) => mayOpen(context, id))
  const wanted = Map.groupBy(all, ({ id }) => id)
  const shown = new Set(embedded.map(partKey))
  const fragments = new Map<string, string>()
  const parts = new Map<string, string>()
  let length = 0
  for (const ids of chunks([...wanted.keys()].slice(0, PAGES_MAX), PAGES_AT_ONCE)) {
    const texts = await readLongTexts(context.records, ids, context.scope)
    for (const [id, text] of texts) {
      const found = new PartsOf(text)
      for (const one of wanted.get(id) ?? []) {
        const fragment = found.idOf(one.part)
        if (fragment === null) continue
        fragments.set(partKey(one), fragment)
        const html = shown.has(partKey(one)) && !parts.has(partKey(one)) ? found.htmlOf(one.part) : null
        if (html === null || length + html.length > EMBEDDED_MAX) continue
        length += html.length
        parts.set(partKey(one), html)
      }
    }
  }
  return { fragments, parts: await filledParts(parts, context) }
}

/** Fills the links and pictures of embedded parts. Embeds of parts within them are links, so no text can contain itself. */
async function filledParts(parts: ReadonlyMap<string, string>, context: RequestContext): Promise<Map<string, string>> {
  if (parts.size === 0) return new Map()
  const { linkable } = context
  const { everything } = context.scope
  const names = await knownNames([...parts.values()], context)
  const filled = new Map<string, string>()
  for (const [key, html] of parts) {
    const id = key.slice(0, key.indexOf('#'))
    const pictures = await readPictures(id, [html], context, false)
    const files = await readFiles(id, [html], context)
    const linked = resolveHtml(withoutOwnIds(html, routeOf(id)), { names, everything, linkable })
    const within = resolveParts(linked, (one) => {
      const name = names.get(one.id)
      return name === undefined
        ? null
        : { name, fragment: undefined, html: undefined, isLinked: mayOpen(context, one.id) }
    })
    filled.set(key, resolveFiles(resolvePictures(within, pictures), files))
  }
  return filled
}
