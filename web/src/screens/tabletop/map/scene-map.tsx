import type { Scene } from '@waybook/contract'
import { tableWords } from '@waybook/messages/tableWords'
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react'

import { GroundNotice, type GroundState } from '#parts/map/ground-notice.tsx'
import { Ground } from '#parts/map/ground.tsx'
import { revealedPart } from '#parts/map/tile-grid.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { ariaKeys } from '#ui/page/keys.ts'
import { SkipLink } from '#ui/page/skip-link.tsx'

import { MapTools } from '../hud/map-toolbar.tsx'
import { useTable, useTableState } from '../table-context.ts'
import { OpenedParts } from '../token/opened-parts.tsx'
import { tokenAt } from '../token/token-under.ts'
import { OptionsOfTool } from '../tool-layers.tsx'
import { useTool } from '../tool/map-tool.ts'
import { useTableKeys } from '../use-table-keys.ts'
import { Backdrop } from './backdrop.tsx'
import { MapPicture } from './map-picture.tsx'
import { SelectionBox } from './selection-box.tsx'
import { useCharacterDrop } from './use-character-drop.ts'
import { useMapPointer } from './use-map-pointer.ts'
import { useOpeningPlace } from './use-opening-place.ts'
import { useRevealToken } from './use-reveal-token.ts'

const EyesBar = lazyPart(async () => (await import('../sight/eyes-bar.tsx')).EyesBar, { inAdvance: false })

/** The zoom limit treats a ground without a picture like a picture of this width, in pixels. */
const BACKDROP_WIDTH = 1500

/** The scene's picture with its tokens, in a map with pan and zoom, and the tools. */
export function SceneMap({ scene }: { readonly scene: Scene }) {
  const { map, viewport, tokens } = useTable()
  const frame = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const pictureArea = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!frame.current || !world.current || !pictureArea.current) return undefined
    const drawn = { element: pictureArea.current, width: map?.width ?? BACKDROP_WIDTH }
    return viewport.attach(frame.current, world.current, drawn)
  }, [viewport, map?.width])
  useEffect(() => viewport.fitTo(map && revealedPart(map)), [viewport, map])
  useOpeningPlace()
  const [ground, setGround] = useState<GroundState>('shown')
  const [attempt, setAttempt] = useState(0)
  const tool = useTool()
  const handlers = useMapPointer(pictureArea)
  const drop = useCharacterDrop(pictureArea)
  const keys = useTableKeys()
  const reveal = useRevealToken()
  const eyes = useTableState((of) => of.eyes)
  const onFocus = (event: FocusEvent) => {
    const token = tokenAt(event, tokens)
    // The map must not move under a click.
    if (token && event.target.matches(':focus-visible')) reveal(token)
  }
  const [hintId, toolsId] = [useId(), useId()]
  return (
    <>
      <SkipLink target={toolsId}>{tableWords.skipMap()}</SkipLink>
      <p id={hintId} hidden>
        {tableWords.hint()}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the tokens in it get the focus */}
      <section
        ref={frame}
        aria-label={tableWords.mapOf({ name: scene.name })}
        aria-describedby={hintId}
        aria-keyshortcuts={ariaKeys(keys)}
        data-map
        data-tool={tool}
        data-fogged={map?.tiles && !map.sight ? true : undefined}
        data-sight={map?.sight ? true : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it needs the focus to receive keys
        tabIndex={0}
        onFocus={onFocus}
        {...handlers}
        {...drop}
        className="scene-map absolute inset-0 -outline-offset-3 not-data-[tool=select]:cursor-crosshair data-fogged:fog-ground data-sight:sight-ground"
      >
        <div ref={world} className="absolute inset-0 origin-top-left">
          <div className="[container-type:size] absolute top-0 right-(--table-panel,0px) bottom-(--table-panel-below,0px) left-0 grid place-items-center">
            <MapPicture area={pictureArea}>
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
      <GroundNotice
        state={ground}
        onRetry={() => setAttempt(attempt + 1)}
        className="[grid-area:middle] [@media(height<32rem)]:[grid-area:options]"
      />
      {eyes === null ? null : <EyesBar />}
      <MapTools id={toolsId} />
      <OptionsOfTool />
      <OpenedParts />
    </>
  )
}
