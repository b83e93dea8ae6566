import Flatbush from 'flatbush'

import type { Segment } from './lattice.ts'

/** An area in quarter pixels. Its edges belong to it. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A search tree of the boxes around segments, as plain data that threads can exchange. `null` without segments. */
export type SegmentIndex = ArrayBufferLike | null

const NODE_SIZE = 16

export function indexOf(segments: readonly Segment[]): SegmentIndex {
  if (segments.length === 0) return null
  const tree = new Flatbush(segments.length, NODE_SIZE, Int32Array)
  for (const { ax, ay, bx, by } of segments)
    tree.add(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by))
  tree.finish()
  return tree.data
}

/** The positions of the segments whose boxes meet a box. */
export function segmentsWithin(index: SegmentIndex, { left, top, right, bottom }: Box): number[] {
  return index === null ? [] : Flatbush.from(index).search(left, top, right, bottom)
}

/** The box around a segment, wider by a margin on each side. */
export function boxAround({ ax, ay, bx, by }: Segment, margin = 0): Box {
  return {
    left: Math.min(ax, bx) - margin,
    top: Math.min(ay, by) - margin,
    right: Math.max(ax, bx) + margin,
    bottom: Math.max(ay, by) + margin,
  }
}
