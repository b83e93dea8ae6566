import type { Scene, SceneMap as MapOfScene } from '@waybook/contract'
import { useEffect, useId, useRef, useState } from 'react'

import { GroundNotice, type GroundState } from '#parts/map/ground-notice.tsx'
import { Ground } from '#parts/map/ground.tsx'
import { revealedPart } from '#parts/map/tile-grid.ts'
import type { Viewport } from '#parts/map/viewport.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { SkipLink } from '#ui/page/skip-link.tsx'

import { DrawTool } from '../drawing/drawing-parts.tsx'
import { MapTools } from '../hud/map-toolbar.tsx'
import { useSelectedToken, useTable } from '../table-context.ts'
import { OpenedParts } from '../token/opened-parts.tsx'
import { useTool } from '../tool/map-tool.ts'
import { usePing, usePingTool } from '../tool/ping-tool.ts'
import { ToolPanels } from '../tool/tool-layers.tsx'
import { Backdrop } from './backdrop.tsx'
import { MapPicture } from './map-picture.tsx'
import { SelectionBox } from './selection-box.tsx'
import { useMapKeys } from './use-map-keys.ts'
import { useMapPointer } from './use-map-pointer.ts'

interface SceneMapProps {
  readonly scene: Scene
  /** Its picture in tiles; `null` if it has none. */
  readonly map: MapOfScene | null
  readonly viewport: Viewport
}

/** A ground without a picture can be enlarged like a picture of this width, in pixels. */
const BACKDROP_WIDTH = 1500

const HINT =
  'Tab goes from token to token. Arrow keys move the token that has the focus, Enter opens its menu or its section in the panel, Escape returns to the map.'

/** A token that gets the focus is panned out from under the bars and the panel, with half its width to spare. */
const marginsAroundFocus =
  '[scroll-padding:5rem_calc(var(--table-panel,0px)+3.5rem)_5rem_3.5rem] md:[scroll-padding:7.5rem_calc(var(--table-panel,0px)+4rem)_7.5rem_7.5rem]'

/** The scene's picture with its tokens, which can be panned and zoomed, and the tools. */
export function SceneMap({ scene, map, viewport }: SceneMapProps) {
  const { animator, aspect } = useTable()
  const frame = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const pictureArea = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!frame.current || !world.current || !pictureArea.current) return undefined
    const drawn = { element: pictureArea.current, width: map?.width ?? BACKDROP_WIDTH }
    return viewport.attach(frame.current, world.current, drawn)
  }, [viewport, map?.width])
  useEffect(() => viewport.fitTo(map && revealedPart(map)), [viewport, map])
  const [ground, setGround] = useState<GroundState>('shown')
  const [attempt, setAttempt] = useState(0)
  const pingHere = usePing()
  const tool = useTool()
  const selected = useSelectedToken()
  const { handlers, pingAt } = useMapPointer(pictureArea)
  // At the selected token, else in the middle of the visible part of the map.
  const ping = () => {
    const position = selected === null ? null : animator.positionOf(selected)
    const box = frame.current?.getBoundingClientRect()
    if (position) pingHere(position)
    else if (box) pingAt(box.left + box.width / 2, box.top + box.height / 2)
  }
  usePingTool()
  const { onToolKeyDown, ...keys } = useMapKeys({ viewport, ping, frame, pictureArea })
  const [hintId, toolsId] = [useId(), useId()]
  return (
    <>
      <SkipLink target={toolsId}>Skip the map</SkipLink>
      <p id={hintId} hidden>
        {HINT}
      </p>
      <section
        ref={frame}
        aria-label={`Map of ${scene.name}`}
        aria-describedby={hintId}
        aria-keyshortcuts="+ - 0 M P V F D"
        data-map
        data-tool={tool}
        data-fogged={map?.tiles ? true : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it needs the focus to receive keys
        tabIndex={0}
        {...keys}
        {...handlers}
        className={`absolute inset-0 touch-none overflow-clip -outline-offset-3 select-none not-data-[tool=select]:cursor-crosshair data-fogged:fog-ground ${marginsAroundFocus}`}
      >
        <div ref={world} className="absolute inset-0 origin-top-left">
          <div className="[container-type:size] absolute inset-y-0 right-(--table-panel,0px) left-0 grid place-items-center">
            <MapPicture area={pictureArea} map={map}>
              {map ? (
                <Ground key={attempt} map={map} picture={scene.image} viewport={viewport} onState={setGround} />
              ) : (
                <Backdrop {...scene} />
              )}
            </MapPicture>
          </div>
        </div>
        <SelectionBox />
      </section>
      <GroundNotice state={ground} onRetry={() => setAttempt(attempt + 1)} />
      <MapTools id={toolsId} onKeyDown={onToolKeyDown} />
      <ToolPanels />
      <DrawTool aspect={aspect} />
      {tool === 'fog' && map ? <FogOptions map={map} /> : null}
      <OpenedParts />
    </>
  )
}

/** Only the game master's page loads it. */
const FogOptions = lazyPart(async () => (await import('../fog/fog-options.tsx')).FogOptions, { inAdvance: false })
