import { Problem, type Graph } from '@waybook/contract'

import { readCampaignWords } from '../campaign/campaign-words.ts'
import { readCards } from '../entities/cards.ts'
import type { CardRecord } from '../entities/entity-record.ts'
import { readNames } from '../entities/names.ts'
import { toPicture } from '../pictures/presenter.ts'
import type { OperationHandlers, RequestContext } from '../request-context.ts'
import { readLinks } from './links.ts'
import { toEdges } from './presenter.ts'
import { type ReachedRecord, readBestConnected, readReached } from './queries.ts'

export const graphOperations = {
  getGraph: async (context, { id, hops, kinds, mentions = false }) => {
    const { records, scope } = context
    const centre = id ?? (await defaultCentre(context))
    if (centre === null) return { nodes: [], edges: [], more: 0, kinds: [] }
    const reached = await readReached(records, { id: centre, hops, kinds, mentions }, scope)
    // A center whose name alone is known has no visible ties, and is not even reached itself.
    const nodes = reached.nodes.length > 0 ? reached.nodes : [{ id: centre, hop: 0, ties: 0 }]
    const order = nodes.map((node) => node.id)
    const cards = new Map((await readCards(records, order, scope)).map((card) => [card.id, card]))
    if (!cards.has(centre)) throw new Problem('not-found')
    const links = order.length > 1 ? await readLinks(records, { ids: order, mentions }, scope) : []
    const { relationshipNames } = await readCampaignWords(records)
    return {
      nodes: nodes.flatMap((node) => toNode(node, cards.get(node.id))),
      edges: toEdges(links, { order, relationshipNames }),
      more: Math.max(0, reached.total - nodes.length),
      kinds: [...reached.kinds],
    }
  },
} satisfies Partial<OperationHandlers>

/** A player's own character, else the entity with the most ties within the scope. */
async function defaultCentre({ scope, records }: RequestContext): Promise<string | null> {
  const own = scope.everything ? null : scope.ownCharacter
  if (own !== null && (await readNames(records, [own], scope)).length > 0) return own
  return await readBestConnected(records, scope)
}

function toNode({ id, hop, ties }: ReachedRecord, card: CardRecord | undefined): Graph['nodes'] {
  return card ? [{ id, name: card.name, type: card.type, image: toPicture(card.picture), hop, ties }] : []
}
