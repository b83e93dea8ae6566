import type { EntityMap } from '@waybook/contract'
import { worldMap } from '@waybook/messages/worldMap'
import { useEffect, useId, useRef, useState, type HTMLAttributes, type ReactNode, type RefObject } from 'react'

import { GroundNotice, type GroundState } from '#parts/map/ground-notice.tsx'
import { Ground } from '#parts/map/ground.tsx'
import type { Viewport } from '#parts/map/viewport.ts'
import { SkipLink } from '#ui/page/skip-link.tsx'
import { classNames } from '#ui/text/class-names.ts'

interface AtlasFrameProps extends Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onClick' | 'onKeyDown'
> {
  readonly map: EntityMap
  readonly viewport: Viewport
  /** The picture's element. */
  readonly area: RefObject<HTMLDivElement | null>
  /** Whether a press on the map chooses a place. */
  readonly placing: boolean
  /** Pins and other content drawn on the picture. */
  readonly children: ReactNode
  /** Controls over the map that do not move with it. */
  readonly tools: ReactNode
}

/** The edges that the controls and the card cover. The viewport centers places in the rest. */
const covered =
  'scroll-px-6 scroll-pt-10 scroll-pb-10 in-data-open-card:scroll-pb-56 md:scroll-pb-6 md:in-data-open-card:scroll-pb-40'

/** A map that fills its panel and can be panned and zoomed. */
export function AtlasFrame({ map, viewport, area, placing, children, tools, onKeyDown, ...pointer }: AtlasFrameProps) {
  const { width, height } = map.ground
  const frame = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const [hintId, toolsId] = [useId(), useId()]
  const [ground, setGround] = useState<GroundState>('shown')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!frame.current || !world.current || !area.current) return undefined
    return viewport.attach(frame.current, world.current, { element: area.current, width })
  }, [viewport, area, width])
  const aspect = width / height
  const picture = { aspectRatio: aspect, width: `max(100cqw, ${100 * aspect}cqh)` }
  return (
    <div className="neatline relative min-h-0 flex-1 overflow-clip bg-sunk [--color-neatline:--alpha(var(--color-ink)/35%)] after:z-2 md:rounded-plate">
      <SkipLink target={toolsId}>{worldMap.skip()}</SkipLink>
      <p id={hintId} hidden>
        {worldMap.hint()}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and presses on the map */}
      <section
        ref={frame}
        aria-label={worldMap.mapOf(map.entity)}
        aria-describedby={hintId}
        aria-keyshortcuts="+ - 0"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it needs the focus to receive keys
        tabIndex={0}
        data-placing={placing || undefined}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (!event.defaultPrevented && moveByKey(viewport, event.key)) event.preventDefault()
        }}
        {...pointer}
        className={`absolute inset-0 cursor-grab touch-none overflow-clip -outline-offset-3 select-none active:cursor-grabbing data-placing:cursor-crosshair ${covered}`}
      >
        <div ref={world} className="absolute inset-0 origin-top-left">
          <div className="[container-type:size] absolute inset-0 grid place-items-center">
            <div ref={area} style={picture} className="[container-type:size] relative">
              <div className={classNames('absolute inset-0', !map.keepsColors && 'map-at-night')}>
                <Ground key={attempt} map={map.ground} picture={map.image} viewport={viewport} onState={setGround} />
              </div>
              {children}
            </div>
          </div>
        </div>
      </section>
      <GroundNotice state={ground} onRetry={() => setAttempt(attempt + 1)} />
      <div id={toolsId} tabIndex={-1} className="outline-none">
        {tools}
      </div>
    </div>
  )
}

function moveByKey(viewport: Viewport, key: string): boolean {
  const actions: Readonly<Record<string, () => void>> = {
    '+': viewport.zoomIn,
    '=': viewport.zoomIn,
    '-': viewport.zoomOut,
    0: viewport.showAll,
    ArrowLeft: () => viewport.pan(-1, 0),
    ArrowRight: () => viewport.pan(1, 0),
    ArrowUp: () => viewport.pan(0, -1),
    ArrowDown: () => viewport.pan(0, 1),
  }
  const action = actions[key]
  action?.()
  return action !== undefined
}
