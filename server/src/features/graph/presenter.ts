import type { GraphEdge, GraphTie } from '@waybook/contract'

import type { LinkRecord } from './links.ts'

interface Presented {
  /** The ids of the nodes in their order. */
  readonly order: readonly string[]
  /** The campaign's display names of relationship types. */
  readonly relationshipNames: Readonly<Record<string, string>>
}

/** One edge for each pair of entities, whichever way their links go. Equal links appear once. */
export function toEdges(links: readonly LinkRecord[], { order, relationshipNames }: Presented): GraphEdge[] {
  const place = new Map(order.map((id, index) => [id, index]))
  const placeOf = (id: string) => place.get(id) ?? 0
  const pairOf = ({ from, to }: LinkRecord): [string, string] => (placeOf(from) < placeOf(to) ? [from, to] : [to, from])
  const byPair = Map.groupBy(links, (link) => pairOf(link).join(' '))
  return [...byPair.values()]
    .flatMap((between) => {
      const [first] = between
      if (!first) return []
      const ties = between.map((link) => toTie(link, relationshipNames))
      return [{ between: pairOf(first), ties: [...new Map(ties.map((tie) => [JSON.stringify(tie), tie])).values()] }]
    })
    .toSorted(({ between: [a, b] }, { between: [c, d] }) => placeOf(a) - placeOf(c) || placeOf(b) - placeOf(d))
}

function toTie({ kind, from, to, words, secret, rank }: LinkRecord, names: Presented['relationshipNames']): GraphTie {
  const shown = kind === 'relationship' && Object.hasOwn(names, words) ? (names[words] ?? words) : words
  return { kind, from, to, label: rank === null ? shown : `${shown}, rank ${rank}`, secret }
}
