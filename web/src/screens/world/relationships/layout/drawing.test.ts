import type { Graph, GraphNode } from '@waybook/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ringLayout } from '#parts/entity/ring-layout.ts'

import { drawingOf, labelsOf } from './drawing.ts'
import { forceLayout } from './force-layout.ts'
import { overlap } from './place-labels.ts'

const nodeOf = (id: string, hop: number): GraphNode => ({
  id,
  name: `Name of ${id}`,
  type: 'item',
  image: null,
  hop,
  ties: 1,
})

/** A hub with this many spokes. */
function wheel(spokes: number): Graph {
  const ids = Array.from({ length: spokes }, (_, index) => `items/spoke-${index}`)
  const tie = (to: string) => ({
    kind: 'relationship' as const,
    from: 'items/hub',
    to,
    label: 'keeps an eye on',
    secret: false,
  })
  return {
    nodes: [nodeOf('items/hub', 0), ...ids.map((id) => nodeOf(id, 1))],
    edges: ids.map((id) => ({ between: ['items/hub', id], ties: [tie(id)] })),
    more: 0,
    kinds: ['things'],
  }
}

describe('ring layout', () => {
  it.each([1, 8, 24])('[GRA-24] places %i entities evenly on one ring, the first at the top', (count) => {
    const points = ringLayout(count)
    expect(points[0]?.x).toBeCloseTo(0)
    expect(points[0]?.y).toBeCloseTo(-1)
    for (const { x, y } of points) expect(Math.hypot(x, y)).toBeCloseTo(1)
  })

  it.each([25, 41, 79])('[GRA-24] places %i entities on several rings, each at a different point', (count) => {
    const points = ringLayout(count)
    expect(points).toHaveLength(count)
    expect(new Set(points.map(({ x, y }) => Math.hypot(x, y).toFixed(3))).size).toBeGreaterThan(1)
    expect(new Set(points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(count)
  })
})

describe('force layout', () => {
  const web = {
    hops: [0, 1, 1, 2, 2, 2],
    pairs: [
      [0, 1],
      [0, 2],
      [1, 3],
      [1, 4],
      [2, 5],
    ] as const,
  }

  it('[GRA-24] always gives a web the same layout, with the center in the middle and everything within the box', () => {
    const points = forceLayout(web)
    expect(points).toEqual(forceLayout(web))
    expect(points[0]).toEqual({ x: 0, y: 0 })
    for (const { x, y } of points) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1)
  })
})

it('[GRA-23] labels cover neither pictures nor each other, at any number and scale', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 79 }), fc.double({ min: 0.5, max: 8, noNaN: true }), (spokes, scale) => {
      const graph = wheel(spokes)
      const points = [{ x: 0, y: 0 }, ...ringLayout(spokes)]
      const drawing = drawingOf(graph, points, { width: 980, height: 660 }, false)
      const placed = [...labelsOf(drawing, scale, false).entries()]
      const pictures = drawing.nodes.map(({ x, y, px }) => ({ x: x * scale, y: y * scale, width: px, height: px }))
      for (const [index, [key, box]] of placed.entries()) {
        const others = [...placed.slice(index + 1).map(([, other]) => other), ...(key === 'items/hub' ? [] : pictures)]
        expect(others.filter((other) => overlap(box, other))).toEqual([])
      }
    }),
  )
})

it('[GRA-23] if there are few ties, every name and every tie has a label', () => {
  const drawing = drawingOf(wheel(8), [{ x: 0, y: 0 }, ...ringLayout(8)], { width: 980, height: 660 }, false)
  expect(labelsOf(drawing, 1, false).size).toBe(9 + 8)
})
