import { targetOf, WIKI_LINK } from '#rich-text/wiki-link.ts'

import type { EntityDraft } from '../entity-file.ts'
import { linkTarget, type EntityNames } from '../entity-names.ts'
import { fault, warning, type Fault, type Place } from '../fault.ts'
import { illustrations } from '../illustrations.ts'
import { nearest } from './nearest.ts'
import { linklessTexts, type OpenText } from './open-texts.ts'

interface Reference {
  readonly to: string
  readonly place: Place
}

/** Warns about every reference in an entity's file to an entity that does not exist, or to a name that several have. */
export function checkLinks(draft: EntityDraft, names: EntityNames): Fault[] {
  return [...references(draft), ...wikiLinks(draft)].flatMap(({ to, place }) => {
    const meant = names.meant(linkTarget(to))
    if (meant.length === 1) return []
    return meant.length === 0
      ? leadsNowhere(to, place, names)
      : warning(place, `"${to}" could be ${meant.join(' or ')}`, 'write the id')
  })
}

function leadsNowhere(to: string, place: Place, { ids }: EntityNames): Fault {
  const meant = nearest(to, ids)
  const fix = meant
    ? `did you mean "${meant}"?`
    : `write ${to.includes('/') ? `${to}.md` : 'category/name, or the name of a page'}, or remove it`
  return warning(place, `"${to}" leads nowhere`, fix)
}

function references({ fields, placeOf }: EntityDraft): Reference[] {
  const { relationships, exits, entrances, inventory } = fields
  return [
    ...relationships.map(({ to }, index) => ({ to, place: placeOf(['relationships', index, 'to']) })),
    ...exits.map(({ to }, index) => ({ to, place: placeOf(['exits', index, 'to']) })),
    ...entrances.map(({ from }, index) => ({ to: from, place: placeOf(['entrances', index, 'from']) })),
    ...illustrations(fields).map(({ to }) => ({ to, place: placeOf(['properties', 'illustrated_by']) })),
    ...Object.keys(inventory).map((to) => ({ to, place: placeOf(['inventory', to]) })),
  ]
}

/** The first link to each target. */
function wikiLinks({ file, source }: EntityDraft): Reference[] {
  const first = new Map<string, Reference>()
  for (const { 0: written, index } of source.matchAll(WIKI_LINK)) {
    const to = targetOf(written)
    if (!first.has(to)) first.set(to, { to, place: { file, line: source.slice(0, index).split('\n').length } })
  }
  return [...first.values()]
}

/** Reports links by name in texts where links do not work: they would show players a name that they may not know. */
export function checkUnusableLinks({ fields, placeOf }: EntityDraft, { meant }: EntityNames): Fault[] {
  const leadsSomewhere = (link: string) => meant(targetOf(link)).length > 0
  const why = 'links do not work here, and players would read this one as it is written'
  return linklessTexts(fields)
    .filter(({ text }) => !LEFT_OVER.test(text) && (text.match(WIKI_LINK) ?? []).some(leadsSomewhere))
    .map(({ path }) => fault(placeOf(path), why, 'write the name without brackets'))
}

const LEFT_OVER = /\[\s*\[\s*[\p{L}\p{N}_-]+\s*\//u

/** Reports brackets that are left after links were read: they would show players an id, which may give away what the author meant to hide. */
export function checkLinkEnds({ text, placeOf }: OpenText): Fault[] {
  if (!LEFT_OVER.test(text)) return []
  const why = 'players would read the id in a link that is not closed, is in another link, or where links do not work'
  return [fault(placeOf(/\[\s*\[/), why, 'write [[category/name]] on its own, not in code, names or tags')]
}
