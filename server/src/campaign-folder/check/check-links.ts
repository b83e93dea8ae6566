import type { YamlPath } from '@waybook/entity-text'

import { isAttachment } from '#rich-text/attachments.ts'
import { blankedCodeLinks } from '#rich-text/code.ts'
import { blankedComments } from '#rich-text/comments.ts'
import { isWithinPage, targetOf, WIKI_LINK } from '#rich-text/wiki-link.ts'
import { mapInSlices, type Slicing } from '#runtime/slices.ts'

import type { EntityDraft } from '../entity-file.ts'
import { idMeant, linkTarget, type EntityNames } from '../entity-names.ts'
import { counted, fault, note, warning, type Fault, type Place } from '../fault.ts'
import { illustrations } from '../illustrations.ts'
import { linkedFile, markdownLinksIn } from '../markdown-links.ts'
import { isInMarker } from '../nearest-page.ts'
import { nearestAmong } from '../nearest.ts'
import { linklessTexts, type OpenText } from './open-texts.ts'

export interface Reference {
  readonly to: string
  readonly place: Place
  /** The nearest of several entities, to which a link leads. `null` if it leads nowhere. */
  readonly nearest: string | null
}

/** How many references to the same missing entity are listed. */
const LISTED_MAX = 20

/** References in an entity's file that match no entity, or more than one. The nearest of several never counts as a reader. */
export function unclearReferences(draft: EntityDraft, names: EntityNames): Reference[] {
  const { meant } = names
  const { file, source, placeOf } = draft
  const isUnclear = ({ to }: { readonly to: string }) => meant(linkTarget(to)).length !== 1
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  // Few references are unclear, and finding the line of a field means parsing the front matter again.
  const fields = fieldReferences(draft).filter(isUnclear)
  const text = readable(draft)
  const links = wikiLinks(text).filter(isUnclear)
  const files = markdownLinksIn(text).filter(
    ({ to, offset }) => linkedFile(to, names, isInMarker(text, offset) ? { file, isReader: true } : { file }) === null,
  )
  const nearest = (to: string) => idMeant(to, names, file)
  return [
    ...fields.map(({ to, path, isReader = false }) => ({
      to,
      place: placeOf(path),
      nearest: isReader ? null : nearest(to),
    })),
    ...[...links, ...files].map(({ to, offset }) => ({
      to,
      place: { file, line: lineAt(offset) },
      nearest: isInMarker(text, offset) ? null : nearest(to),
    })),
  ]
}

/** Warns about references to an entity that does not exist, or to a name that several entities have. */
export async function checkLinks(
  unclear: readonly Reference[],
  { ids, meant }: EntityNames,
  slicing: Slicing | undefined,
): Promise<Fault[]> {
  const nearestId = nearestAmong(ids)
  const byTarget = [...Map.groupBy(unclear, ({ to }) => to)]
  const check = ([to, places]: readonly [string, readonly Reference[]]) => {
    const several = meant(linkTarget(to))
    return several.length === 0 ? leadNowhere(places, to, nearestId(to)) : places.map((one) => couldBe(one, several))
  }
  return (await mapInSlices(byTarget, check, slicing)).flat()
}

function couldBe({ to, place, nearest }: Reference, several: readonly string[]): Fault {
  const what = `"${to}" could be ${several.join(' or ')}`
  return nearest === null
    ? warning(place, what, 'write the id')
    : note(place, `${what}, and leads to ${nearest}, which is nearest`, 'write the id or the path to mean another')
}

function leadNowhere(references: readonly Reference[], to: string, meant: string | null): Fault[] {
  const fix = meant
    ? `did you mean "${meant}"?`
    : `write ${to.includes('/') ? `${to}.md` : 'category/name, or the name of a page'}, or remove it`
  const others = references.length - LISTED_MAX
  return references.slice(0, LISTED_MAX).map(({ place }, index) => {
    const also = others > 0 && index === LISTED_MAX - 1 ? `, here and in ${counted(others, 'more place')}` : ''
    return warning(place, `"${to}" leads nowhere${also}`, fix)
  })
}

/** A name that no page has. */
export interface MissingName {
  readonly name: string
  /** How many pages link to it. */
  readonly links: number
}

/** The names among unclear references that no page has, the most frequent first. */
export function missingAmong(unclear: readonly Reference[], { meant }: EntityNames): MissingName[] {
  const lost = unclear.filter(({ to, nearest }) => nearest === null && meant(linkTarget(to)).length === 0)
  return Array.from(
    Map.groupBy(lost, ({ to }) => linkTarget(to)),
    ([name, some]) => ({ name, links: some.length }),
  ).toSorted((one, other) => other.links - one.links || one.name.localeCompare(other.name))
}

interface FieldReference {
  readonly to: string
  readonly path: YamlPath
  /** Whether it names somebody who may read something. */
  readonly isReader?: boolean
}

function fieldReferences({ fields }: EntityDraft): FieldReference[] {
  const { relationships, exits, entrances, inventory, talents, audience, dateFor, pins } = fields
  return [
    ...(Array.isArray(audience)
      ? audience.map((to, index) => ({ to, path: ['audience', index], isReader: true }))
      : []),
    ...(Array.isArray(dateFor) ? dateFor.map((to, index) => ({ to, path: ['dateFor', index], isReader: true })) : []),
    ...relationships.map(({ to }, index) => ({ to, path: ['relationships', index, 'to'] })),
    ...exits.map(({ to }, index) => ({ to, path: ['exits', index, 'to'] })),
    ...entrances.map(({ from }, index) => ({ to: from, path: ['entrances', index, 'from'] })),
    ...pins.flatMap(({ to, for: readers = [] }, index) => [
      ...(to === undefined ? [] : [{ to, path: ['pins', index, 'to'] }]),
      ...readers.map((one, place) => ({ to: one, path: ['pins', index, 'for', place], isReader: true })),
    ]),
    ...illustrations(fields).map(({ to }) => ({ to, path: ['properties', 'illustrated_by'] })),
    ...Object.keys(inventory).map((to) => ({ to, path: ['inventory', to] })),
    ...Object.keys(talents).map((to) => ({ to, path: ['talents', to] })),
  ]
}

/** The file without its comments and its code, in which links are no links. */
function readable({ source, markdown }: EntityDraft): string {
  return blankedComments(source.slice(0, source.length - markdown.length) + blankedCodeLinks(markdown))
}

/** The first link to each target, and the first in a marker. Omits links within the page, and links to pictures and other files. */
function wikiLinks(text: string): { readonly to: string; readonly offset: number }[] {
  const first = new Map<string, { readonly to: string; readonly offset: number }>()
  for (const { 0: written, index: offset } of text.matchAll(WIKI_LINK)) {
    const to = targetOf(written)
    const key = isInMarker(text, offset) ? `[!${to}` : to
    if (!first.has(key) && !isAttachment(to) && !isWithinPage(written.slice(2))) first.set(key, { to, offset })
  }
  return [...first.values()]
}

/** Reports links by name in texts where links do not work. They would show players a name that they may not know. */
export function checkUnusableLinks({ fields, placeOf }: EntityDraft, { meant }: EntityNames): Fault[] {
  const leadsSomewhere = (link: string) => meant(targetOf(link)).length > 0
  const why = 'links do not work here, so players would read this one as written'
  return linklessTexts(fields)
    .filter(({ text }) => !LEFT_OVER.test(text) && (text.match(WIKI_LINK) ?? []).some(leadsSomewhere))
    .map(({ path }) => fault(placeOf(path), why, 'write the name without brackets'))
}

const LEFT_OVER = /\[\s*\[\s*[\p{L}\p{N}_-]+\s*\//u

/** Reports brackets that remain after links were read. They would show players an id, which may reveal a secret of the author. */
export function checkLinkEnds({ text, withoutCode = () => text, placeOf }: OpenText): Fault[] {
  if (!LEFT_OVER.test(text) || !LEFT_OVER.test(withoutCode())) return []
  const why =
    'players would read the id in a link that is not closed, is inside another link, or is where links do not work'
  return [fault(placeOf(/\[\s*\[/), why, 'write [[category/name]] on its own, not in code, names or tags')]
}
