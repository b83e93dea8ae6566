import type { Graph, GraphEdge, GraphNode } from '@waybook/contract'

import type { Point } from '#parts/entity/ring-layout.ts'

import { isWeak, labelOf } from '../tie-words.ts'
import { ALONG, placeLabels, type Box } from './place-labels.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface DrawnNode {
  readonly node: GraphNode
  /** `x` and `y` are in pixels of the unscaled drawing. */
  readonly x: number
  readonly y: number
  /** The width of the picture in pixels, the same at every scale. */
  readonly px: number
  /** Whether the name is in a smaller font, because there are many nodes. */
  readonly isSmall: boolean
}

export interface DrawnEdge {
  readonly key: string
  readonly edge: GraphEdge
  readonly from: DrawnNode
  readonly to: DrawnNode
  /** `tie`: with the center. `far`: between the first and the second step. `across`: between entities at the same distance. */
  readonly look: 'tie' | 'far' | 'across' | 'mention'
  readonly label: string
}

export interface Drawing {
  readonly nodes: readonly DrawnNode[]
  readonly edges: readonly DrawnEdge[]
  readonly width: number
}

/** Space around the points for pictures and names, in pixels. */
const MARGINS = { wide: { side: 84, top: 44, bottom: 66 }, narrow: { side: 34, top: 34, bottom: 46 } }
/** Picture widths of the center, and of the others if there are few, some or many. */
const PICTURES = { wide: [88, 64, 52, 34], narrow: [60, 44, 34, 26] } as const
const [FEW, SOME] = [12, 24]
/** The largest ratio of width to height of a ring. A ring with more names leaves room for them at its sides. */
const WIDEST = { few: 1.3, some: 1 }

/** Lays a graph out in a box. The nodes have the order of the list. */
export function drawingOf(graph: Graph, points: readonly Point[], { width, height }: Size, isNarrow: boolean): Drawing {
  const { side, top, bottom } = MARGINS[isNarrow ? 'narrow' : 'wide']
  const [centrePx, few, some, many] = PICTURES[isNarrow ? 'narrow' : 'wide']
  const others = graph.nodes.length - 1
  const othersPx = others <= FEW ? few : others <= SOME ? some : many
  const down = Math.max(0, (height - top - bottom) / 2)
  const across = Math.max(0, width / 2 - side)
  const isRing = others <= SOME && !isNarrow
  const wide = isRing ? Math.min(across, down * (others <= FEW ? WIDEST.few : WIDEST.some)) : across
  const nodes = graph.nodes.map((node, index) => {
    const { x = 0, y = 0 } = points[index] ?? {}
    return {
      node,
      x: width / 2 + x * wide,
      y: top + down + y * down,
      px: node.hop === 0 ? centrePx : othersPx,
      isSmall: node.hop > 0 && others > SOME,
    }
  })
  const byId = new Map(nodes.map((drawn) => [drawn.node.id, drawn]))
  const edges = graph.edges.flatMap((edge) => {
    const [from, to] = edge.between.map((id) => byId.get(id))
    if (!from || !to) return []
    const isAcross = from.node.hop === to.node.hop
    const near = from.node.hop === 0 ? ('tie' as const) : ('far' as const)
    const look = isWeak(edge) ? ('mention' as const) : isAcross ? ('across' as const) : near
    return [{ key: edge.between.join(' '), edge, from, to, look, label: labelOf(edge, from.node.id) }]
  })
  return { nodes, edges, width }
}

/** The edges between these nodes. */
export function edgesAmong(nodes: readonly DrawnNode[], { edges }: Drawing): DrawnEdge[] {
  const drawn = new Set(nodes)
  return edges.filter(({ from, to }) => drawn.has(from) && drawn.has(to))
}

/** With more ties of the center than this, labels would hide the lines. */
const LABELLED_MOST = 24
const NAME = { letterPx: 8.1, spacePx: 16, heightPx: 22 }
const SMALL_NAME = { letterPx: 7.1, spacePx: 12, heightPx: 18 }
/** The gap between a picture and the name at its side. */
const GAP_PX = 6
const TIE = { letterPx: 6.7, spacePx: 14, heightPx: 20 }

/** The boxes of the names and tie labels that fit at a scale, keyed by node or edge. In pixels of the scaled drawing. */
export function labelsOf({ nodes, edges, width }: Drawing, scale: number, isNarrow: boolean): ReadonlyMap<string, Box> {
  const pictures = nodes.map(({ x, y, px }) => ({ x: x * scale, y: y * scale, width: px + 6, height: px + 6 }))
  const [centre, ...others] = nodes
  const nameOfCentre = centre ? nameBox(centre, scale) : null
  const names = (isNarrow ? [] : others).map((drawn) => ({
    key: drawn.node.id,
    places: namePlaces(drawn, width, scale),
  }))
  const lines = edges.filter(({ look, label }) => look === 'tie' && label !== '')
  const ties = isNarrow || lines.length > LABELLED_MOST ? [] : lines
  const placed = placeLabels(
    [...names, ...ties.map((line) => ({ key: line.key, places: ALONG.map((part) => tieBox(line, part, scale)) }))],
    nameOfCentre ? [...pictures, nameOfCentre] : pictures,
  )
  // The name of the center is always shown, even over other elements.
  return new Map([...placed, ...(centre && nameOfCentre ? [[centre.node.id, nameOfCentre] as const] : [])])
}

/** At a picture's side, longer names would leave the view or run under the buttons. */
const BESIDE_LETTERS_MAX = 24

/** Possible boxes for a name: below the picture or at its outer side. In a crowd, nodes far to the left or right prefer the side. */
function namePlaces(drawn: DrawnNode, width: number, scale: number): Box[] {
  const below = nameBox(drawn, scale)
  const fromMiddle = drawn.x - width / 2
  const away = (drawn.px / 2 + GAP_PX + below.width / 2) * Math.sign(fromMiddle)
  const beside = { ...below, x: below.x + away, y: drawn.y * scale }
  const isWithin = beside.x - below.width / 2 >= 0 && beside.x + below.width / 2 <= width * scale
  if (!isWithin || fromMiddle === 0 || drawn.node.name.length > BESIDE_LETTERS_MAX) return [below]
  const isCrowded = drawn.px < PICTURES.wide[1]
  return isCrowded && Math.abs(fromMiddle) > width / 8 ? [beside, below] : [below, beside]
}

export function nameBox({ node, x, y, px, isSmall }: DrawnNode, scale: number): Box {
  const { letterPx, spacePx, heightPx } = isSmall ? SMALL_NAME : NAME
  const width = node.name.length * letterPx * (node.hop === 0 ? 1.25 : 1) + spacePx
  return { x: x * scale, y: y * scale + px / 2 + 5 + heightPx / 2, width, height: heightPx }
}

/** A tie's label at `part` of the way between the pictures at its ends. */
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
