import type { Graph, GraphEdge, GraphNode } from '@waybook/contract'

import { isWeak, labelOf } from '../tie-words.ts'
import { ALONG, placeLabels, type Box } from './place-labels.ts'
import type { Point } from './ring-layout.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface DrawnNode {
  readonly node: GraphNode
  /** In pixels of the unscaled drawing, as is `y`. */
  readonly x: number
  readonly y: number
  /** The width of its picture, in pixels at every scale. */
  readonly px: number
}

export interface DrawnEdge {
  readonly key: string
  readonly edge: GraphEdge
  readonly from: DrawnNode
  readonly to: DrawnNode
  /** `across`: between two that are equally far from the centre. */
  readonly look: 'tie' | 'across' | 'mention'
  readonly label: string
}

export interface Drawing {
  readonly nodes: readonly DrawnNode[]
  readonly edges: readonly DrawnEdge[]
}

/** Pixels left free around the points, for pictures and names. */
const MARGINS = { wide: { side: 84, top: 44, bottom: 66 }, narrow: { side: 34, top: 34, bottom: 46 } }
/** The picture of the centre, and of the others if there are few, some or many. */
const PICTURES = { wide: [88, 64, 50, 40], narrow: [60, 44, 34, 26] } as const
const [FEW, SOME] = [12, 32]
/** One ring is hardly wider than high. */
const WIDEST = 1.3

/** The graph within a box. The nodes are in the order of the list. */
export function drawingOf(graph: Graph, points: readonly Point[], { width, height }: Size, isNarrow: boolean): Drawing {
  const { side, top, bottom } = MARGINS[isNarrow ? 'narrow' : 'wide']
  const [centrePx, few, some, many] = PICTURES[isNarrow ? 'narrow' : 'wide']
  const others = graph.nodes.length - 1
  const othersPx = others <= FEW ? few : others <= SOME ? some : many
  const down = Math.max(0, (height - top - bottom) / 2)
  const across = Math.max(0, width / 2 - side)
  const wide = others <= FEW ? Math.min(across, down * WIDEST) : across
  const nodes = graph.nodes.map((node, index) => {
    const { x = 0, y = 0 } = points[index] ?? {}
    return { node, x: width / 2 + x * wide, y: top + down + y * down, px: node.hop === 0 ? centrePx : othersPx }
  })
  const byId = new Map(nodes.map((drawn) => [drawn.node.id, drawn]))
  const edges = graph.edges.flatMap((edge) => {
    const [from, to] = edge.between.map((id) => byId.get(id))
    if (!from || !to) return []
    const isAcross = from.node.hop === to.node.hop
    const look = isWeak(edge) ? ('mention' as const) : isAcross ? ('across' as const) : ('tie' as const)
    return [{ key: edge.between.join(' '), edge, from, to, look, label: labelOf(edge, from.node.id) }]
  })
  return { nodes, edges }
}

/** Above this many ties of the centre, a label for each would hide the lines. */
const LABELLED_MOST = 24
const NAME = { letterPx: 8.1, spacePx: 16, heightPx: 22 }
const TIE = { letterPx: 6.7, spacePx: 14, heightPx: 20 }

/** Which names and labels of ties have room at a scale, by node and edge, with their centres in pixels of the scaled drawing. */
export function labelsOf({ nodes, edges }: Drawing, scale: number, isNarrow: boolean): ReadonlyMap<string, Box> {
  const pictures = nodes.map(({ x, y, px }) => ({ x: x * scale, y: y * scale, width: px + 6, height: px + 6 }))
  const names = nodes
    .filter(({ node }) => !isNarrow || node.hop === 0)
    .map((drawn) => ({ key: drawn.node.id, places: [nameBox(drawn, scale)] }))
  const lines = edges.filter(({ from, look, label }) => look === 'tie' && from.node.hop === 0 && label !== '')
  const ties = isNarrow || lines.length > LABELLED_MOST ? [] : lines
  return placeLabels(
    [...names, ...ties.map((line) => ({ key: line.key, places: ALONG.map((part) => tieBox(line, part, scale)) }))],
    pictures,
  )
}

function nameBox({ node, x, y, px }: DrawnNode, scale: number): Box {
  const width = node.name.length * NAME.letterPx * (node.hop === 0 ? 1.25 : 1) + NAME.spacePx
  return { x: x * scale, y: y * scale + px / 2 + 5 + NAME.heightPx / 2, width, height: NAME.heightPx }
}

/** `part` of the way along the visible line: between the pictures at its ends. */
export function tieBox({ from, to, label }: DrawnEdge, part: number, scale: number): Box {
  const [dx, dy] = [(to.x - from.x) * scale, (to.y - from.y) * scale]
  const length = Math.max(1, Math.hypot(dx, dy))
  const along = from.px / 2 + part * Math.max(0, length - from.px / 2 - to.px / 2)
  return {
    x: from.x * scale + (dx * along) / length,
    y: from.y * scale + (dy * along) / length,
    width: label.length * TIE.letterPx + TIE.spacePx,
    height: TIE.heightPx,
  }
}
