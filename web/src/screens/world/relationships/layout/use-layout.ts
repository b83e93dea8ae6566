import type { Graph } from '@waybook/contract'
import { startTransition, useEffect, useState } from 'react'

import { ringLayout, type Point } from '#parts/entity/ring-layout.ts'

import type { Web } from './force-layout.ts'

/** The positions of a graph's entities, the center first. Null until the layout of a two-step web is ready. */
export function useLayout(graph: Graph): readonly Point[] | null {
  const [rested, setRested] = useState<{ readonly web: string; readonly points: readonly Point[] } | null>(null)
  const web = JSON.stringify(webOf(graph))
  const isWide = graph.nodes.some(({ hop }) => hop > 1)
  useEffect(() => {
    if (!isWide) return
    const worker = new Worker(new URL('force-worker.ts', import.meta.url), { type: 'module' })
    // Drawing many nodes takes a while. A transition keeps the page responsive.
    worker.addEventListener('message', ({ data }: MessageEvent<Point[]>) =>
      startTransition(() => setRested({ web, points: data })),
    )
    // Browsers without module workers show rings.
    worker.addEventListener('error', () => setRested({ web, points: onRings(graph.nodes.length) }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(JSON.parse(web))
    return () => worker.terminate()
  }, [web, isWide, graph.nodes.length])
  if (!isWide) return onRings(graph.nodes.length)
  return rested?.web === web ? rested.points : null
}

function onRings(nodes: number): Point[] {
  return [{ x: 0, y: 0 }, ...ringLayout(Math.max(0, nodes - 1))]
}

function webOf({ nodes, edges }: Graph): Web {
  const place = new Map(nodes.map(({ id }, index) => [id, index]))
  const pairs = edges.map(({ between: [one, other] }) => [place.get(one) ?? 0, place.get(other) ?? 0] as const)
  return { hops: nodes.map(({ hop }) => hop), pairs }
}
