import type { Graph } from '@waybook/contract'
import { worldTies } from '@waybook/messages/worldTies'
import { useEffect, useMemo, useRef, useState } from 'react'

import { Viewport } from '#parts/map/viewport.ts'
import { RoundButton } from '#ui/button/round-button.tsx'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { SpinnerIcon } from '#ui/state/spinner.tsx'

import type { GraphFilter } from './graph-filter.ts'
import { GraphLines } from './graph-lines.tsx'
import { GraphNodeLink } from './graph-node.tsx'
import { drawingOf, edgesAmong, labelsOf, type Size } from './layout/drawing.ts'
import { useLayout } from './layout/use-layout.ts'
import { useDrawnInSteps } from './use-drawn-in-steps.ts'

interface GraphViewProps {
  readonly graph: Graph
  readonly filter: GraphFilter
  /** The id of the entity that the user points at, here or in the list. */
  readonly marked: string | null
  readonly onMark: (id: string | null) => void
}

/** Nodes drawn per frame. */
const NODES = 10

/** The entities as a picture that can be panned and zoomed. The list has the same content. */
export function GraphView({ graph, filter, marked, onMark }: GraphViewProps) {
  const [viewport] = useState(() => new Viewport(isForGraph))
  const frame = useRef<HTMLDivElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const scale = useScale(viewport, [frame, world])
  const isNarrow = useNarrow()
  const points = useLayout(graph)
  const drawing = useMemo(
    () => points && size && drawingOf(graph, points, size, isNarrow),
    [graph, points, size, isNarrow],
  )
  const labels = useMemo(() => (drawing ? labelsOf(drawing, scale, isNarrow) : null), [drawing, scale, isNarrow])
  const most = useDrawnInSteps({ all: drawing?.nodes.length ?? 0, step: NODES, shown: graph.nodes[0]?.id ?? '' })
  const drawn = drawing?.nodes.slice(0, most)
  const isReady = drawing && drawn && labels
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={frame}
        className="absolute inset-0 cursor-grab touch-pan-y overflow-hidden select-none active:cursor-grabbing"
      >
        <div ref={world} className="absolute inset-0 origin-top-left">
          {isReady ? (
            <div className="absolute inset-0 animate-appear">
              <GraphLines edges={edgesAmong(drawn, drawing)} labels={labels} marked={marked} scale={scale} />
              {drawn.map((one) => (
                <GraphNodeLink
                  key={one.node.id}
                  drawn={one}
                  filter={filter}
                  name={labels.get(one.node.id) ?? null}
                  scale={scale}
                  isMarked={marked === one.node.id}
                  onMark={onMark}
                  viewport={viewport}
                />
              ))}
            </div>
          ) : null}
        </div>
      </div>
      {isReady ? null : (
        <output className="absolute inset-0 grid animate-appear place-content-center justify-items-center gap-3 text-14 text-ink-2 [animation-delay:300ms]">
          <SpinnerIcon className="size-8" />
          {worldTies.drawing()}
        </output>
      )}
      <div className="absolute end-3 bottom-3 grid gap-1.5 max-md:hidden">
        <RoundButton sign="plus" label={worldTies.zoomIn()} onPress={viewport.zoomIn} />
        <RoundButton sign="minus" label={worldTies.zoomOut()} onPress={viewport.zoomOut} />
      </div>
    </div>
  )
}

/** One finger scrolls the page; two fingers move the graph. */
function isForGraph(event: Event): boolean {
  if ('button' in event && event.button !== 0) return false
  return !('touches' in event && event.touches instanceof TouchList) || event.touches.length > 1
}

type Ref = Readonly<{ current: HTMLDivElement | null }>

/** The size of an element. Null before the first measurement. */
function useSize(ref: Ref): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measured = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    measured.observe(element)
    return () => measured.disconnect()
  }, [ref])
  return size
}

/** The zoom factor of the graph. */
function useScale(viewport: Viewport, [frame, world]: readonly [Ref, Ref]): number {
  const [scale, setScale] = useState(1)
  useEffect(() => {
    if (!frame.current || !world.current) return
    const element = world.current
    const detach = viewport.attach(frame.current, element, { element, width: element.offsetWidth })
    const forget = viewport.onChange(() => setScale(viewport.scale()))
    return () => {
      forget()
      detach()
    }
  }, [viewport, frame, world])
  return scale
}
