import type { Graph, GraphEdge, GraphNode, GraphTie } from '@waybook/contract'

/** The edge between two entities; unset if nothing ties them. */
function edgeBetween({ edges }: Pick<Graph, 'edges'>, one: string, other: string): GraphEdge | undefined {
  return edges.find(({ between }) => between.includes(one) && between.includes(other))
}

/** Whether nothing but mentions ties the two. */
export function isWeak({ ties }: GraphEdge): boolean {
  return ties.every(({ kind }) => kind === 'mention')
}

/** What ties an entity to others, seen from this one: what its own page says; what others say of it, only if it says nothing itself. */
export function tiesFrom({ ties }: GraphEdge, id: string): readonly GraphTie[] {
  const own = ties.filter(({ from }) => from === id)
  return own.length > 0 ? own : ties
}

type Named = Pick<GraphNode, 'id' | 'name'>

/** One line for each tie, for a list of what an entity is tied to: `owes a debt to`, or `owes a debt to Kessa Vane` if the other owes it. */
function linesOf(edge: GraphEdge, seenFrom: Named): string[] {
  const lines = tiesFrom(edge, seenFrom.id).map(({ kind, from, label, secret }) => {
    const isOwn = from === seenFrom.id
    const words = {
      relationship: isOwn ? label : `${label} ${seenFrom.name}`,
      exit: `${isOwn ? 'exit' : 'entrance'}${label === '' ? '' : `: ${label}`}`,
      mention: isOwn ? `mentioned by ${seenFrom.name}` : `mentions ${seenFrom.name}`,
    }[kind]
    return secret && kind === 'relationship' ? `${words} (secret)` : words
  })
  return [...new Set(lines)]
}

/** A few words for the line itself. */
export function labelOf(edge: GraphEdge, seenFrom: string): string {
  const ties = tiesFrom(edge, seenFrom).filter(({ kind }) => kind !== 'mention')
  const words = ties.map(({ kind, label }) => (kind === 'exit' ? label || 'exit' : label))
  return [...new Set(words)].join(', ')
}

/** What a list says of an entity: what ties it to the centre, or to the entities that it is reached through. */
export function wordsOf(graph: Graph, node: GraphNode): string[] {
  const { nodes } = graph
  const nearer = nodes.filter(({ hop }) => hop === node.hop - 1)
  const [centre] = nodes
  return nearer.flatMap((other) => {
    const edge = edgeBetween(graph, node.id, other.id)
    if (!edge) return []
    const lines = linesOf(edge, other)
    return other.id === centre?.id ? lines : [`${other.name}: ${lines.join(', ')}`]
  })
}
