import { linkedIds } from '#rich-text/resolve-links.ts'

import { type RequestContext } from '../request-context.ts'

/** Returns the names, by id, of the entities that these texts link to and the viewer may see. */
export async function knownNames(
  texts: readonly string[],
  context: RequestContext,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(texts.flatMap((text) => linkedIds(text)))]
  if (ids.length === 0) return new Map()
  const cards = await context.records.entities.cards(ids, context.scope)
  return new Map(cards.map((card) => [card.id, card.name]))
}
