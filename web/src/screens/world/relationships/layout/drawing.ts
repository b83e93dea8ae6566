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
  /** In pixels of the unscaled drawing, as is `y`. */
  readonly x: number
  readonly y: number
  /** The width of its picture, in pixels at every scale. */
  readonly px: number
  /** Whether its name is in smaller letters, because there are many. */
  readonly isSmall: boolean
}

export interface DrawnEdge {
  readonly key: string
  readonly edge: GraphEdge
  readonly from: DrawnNode
  readonly to: DrawnNode
  /** `tie`: with the centre. `far`: with somebody farther away. `across`: between two that are equally far. */
  readonly look: 'tie' | 'far' | 'across' | 'mention'
  readonly label: string
}

export interface Drawing {
  readonly nodes: readonly DrawnNode[]
  readonly edges: readonly DrawnEdge[]
  readonly width: number
}

/** Pixels left free around the points, for pictures and names. */
const MARGINS = { wide: { side: 84, top: 44, bottom: 66 }, narrow: { side: 34, top: 34, bottom: 46 } }
/** The picture of the centre, and of the others if there are few, some or many. */
const PICTURES = { wide: [88, 64, 52, 34], narrow: [60, 44, 34, 26] } as const
const [FEW, SOME] = [12, 24]
/** One ring is hardly wider than high, and one with many names beside it leaves them room. */
const WIDEST = { few: 1.3, some: 1 }

/** The graph within a box. The nodes are in the order of the list. */
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

/** The edges between nodes that are drawn already. */
export function edgesAmong(nodes: readonly DrawnNode[], { edges }: Drawing): DrawnEdge[] {
  const drawn = new Set(nodes)
  return edges.filter(({ from, to }) => drawn.has(from) && drawn.has(to))
}

/** Above this many ties of the centre, a label for each would hide the lines. */
const LABELLED_MOST = 24
const NAME = { letterPx: 8.1, spacePx: 16, heightPx: 22 }
const SMALL_NAME = { letterPx: 7.1, spacePx: 12, heightPx: 18 }
/** Between a picture and the name beside it. */
const GAP_PX = 6
const TIE = { letterPx: 6.7, spacePx: 14, heightPx: 20 }

/** Which names and labels of ties have room at a scale, by node and edge, with their centres in pixels of the scaled drawing. */
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
  // The name of the centre is always shown, whatever is beneath it.
  return new Map([...placed, ...(centre && nameOfCentre ? [[centre.node.id, nameOfCentre] as const] : [])])
}

/** A longer name would run out of sight, or beneath the buttons, beside its picture. */
const BESIDE_LETTERS_MAX = 24

/** Below the picture, or on the outer side of it: there first, if it is far to the left or right in a crowd. */
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
