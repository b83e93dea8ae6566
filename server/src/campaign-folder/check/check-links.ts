import { readWikiLink, WIKI_LINK } from '#rich-text/wiki-link.ts'

import type { EntityDraft } from '../entity-file.ts'
import { fault, warning, type Fault, type Place } from '../fault.ts'
import { nearest } from './nearest.ts'
import type { OpenText } from './open-texts.ts'

interface Reference {
  readonly to: string
  readonly place: Place
}

/** Warns of everything in an entity's file that leads to an entity that nobody wrote. */
export function checkLinks(draft: EntityDraft, known: ReadonlySet<string>): Fault[] {
  return [...references(draft), ...wikiLinks(draft)]
    .filter(({ to }) => !known.has(to))
    .map(({ to, place }) => {
      const meant = nearest(to, known)
      const mend = meant
        ? `did you mean "${meant}"?`
        : `write ${to.includes('/') ? `${to}.md` : 'category/name'}, or take it out`
      return warning(place, `"${to}" leads nowhere`, mend)
    })
}

function references({ fields, placeOf }: EntityDraft): Reference[] {
  const { relationships, exits, entrances, inventory } = fields
  return [
    ...relationships.map(({ to }, index) => ({ to, place: placeOf(['relationships', index, 'to']) })),
    ...exits.map(({ to }, index) => ({ to, place: placeOf(['exits', index, 'to']) })),
    ...entrances.map(({ from }, index) => ({ to: from, place: placeOf(['entrances', index, 'from']) })),
    ...Object.keys(inventory).map((to) => ({ to, place: placeOf(['inventory', to]) })),
  ]
}

/** Once for each target, where it is first. */
function wikiLinks({ file, source }: EntityDraft): Reference[] {
  const first = new Map<string, Reference>()
  for (const { 0: written, index } of source.matchAll(WIKI_LINK)) {
    const { id, shown } = readWikiLink(written)
    const to = id ?? shown
    if (!first.has(to)) first.set(to, { to, place: { file, line: source.slice(0, index).split('\n').length } })
  }
  return [...first.values()]
}

const LEFT_OVER = /\[\s*\[\s*[\p{L}\p{N}_-]+\s*\//u

/** What is left of a link where links are read already shows an id, and with it what its author meant to hide. */
export function checkLinkEnds({ text, placeOf }: OpenText): Fault[] {
  if (!LEFT_OVER.test(text)) return []
  const why = 'players would read the id in a link, as it is not closed, stands in another, or where links are not read'
  return [fault(placeOf(/\[\s*\[/), why, 'write [[category/name]] by itself, and not in code, names or tags')]
}
