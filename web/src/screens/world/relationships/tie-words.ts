import type { Graph, GraphEdge, GraphNode, GraphTie } from '@waybook/contract'
import { worldTies } from '@waybook/messages/worldTies'

/** The edge between two entities, if any. */
function edgeBetween({ edges }: Pick<Graph, 'edges'>, one: string, other: string): GraphEdge | undefined {
  return edges.find(({ between }) => between.includes(one) && between.includes(other))
}

/** Whether an edge has only mentions. */
export function isWeak({ ties }: GraphEdge): boolean {
  return ties.every(({ kind }) => kind === 'mention')
}

/** The ties of an edge as seen from one entity: those on its own page, or the other entity's if it has none. */
export function tiesFrom({ ties }: GraphEdge, id: string): readonly GraphTie[] {
  const own = ties.filter(({ from }) => from === id)
  return own.length > 0 ? own : ties
}

type Named = Pick<GraphNode, 'id' | 'name'>

/** One line per tie, seen from Kessa Vane: `owes a debt to` if she owes it, `owes a debt to Kessa Vane` if the other entity does. */
function linesOf(edge: GraphEdge, seenFrom: Named): string[] {
  const lines = tiesFrom(edge, seenFrom.id).map(({ kind, from, label, secret }) => {
    const isOwn = from === seenFrom.id
    const words = {
      relationship: isOwn ? label : `${label} ${seenFrom.name}`,
      exit: passageWords(isOwn, label),
      mention: isOwn ? worldTies.mentionedBy(seenFrom) : worldTies.mentionsName(seenFrom),
    }[kind]
    return secret && kind === 'relationship' ? worldTies.secret({ tie: words }) : words
  })
  return [...new Set(lines)]
}

function passageWords(isExit: boolean, label: string): string {
  if (label === '') return isExit ? worldTies.exit() : worldTies.entrance()
  return isExit ? worldTies.exitNamed({ label }) : worldTies.entranceNamed({ label })
}

/** The label on the drawn line. */
export function labelOf(edge: GraphEdge, seenFrom: string): string {
  const ties = tiesFrom(edge, seenFrom).filter(({ kind }) => kind !== 'mention')
  const words = ties.map(({ kind, label }) => (kind === 'exit' ? label || worldTies.exit() : label))
  return [...new Set(words)].join(', ')
}

/** The lines of an entity in the list: its ties to the center, or to the entities between them. */
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
