import type { Picture } from '@waybook/contract'
import { useEffect, useId, useRef, useState, type Ref } from 'react'

import { useOnDrag, useSend } from '#api/live/live.ts'
import { useMe } from '#api/session.ts'
import { useEncounter } from '#parts/encounter/use-encounter.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { SkipLink } from '#ui/page/skip-link.tsx'

import { tokenMarks } from '../encounter/map/token-marks.ts'
import { MapTools, ViewTools } from '../hud/map-toolbar.tsx'
import { useMayMove, useSelectedToken, useSelection, useTable } from '../table-context.ts'
import { OpenedParts } from '../token/opened-parts.tsx'
import { TokenFigure } from '../token/token-figure.tsx'
import { useTool } from '../tool/map-tool.ts'
import { usePingTool } from '../tool/ping-tool.ts'
import { PingLayer } from './pings.tsx'
import { SelectionBox } from './selection-box.tsx'
import { useMapKeys } from './use-map-keys.ts'
import { useMapPointer } from './use-map-pointer.ts'
import { Viewport } from './viewport.ts'

interface SceneMapProps {
  readonly name: string
  readonly picture: Picture
}

const HINT =
  'Tab goes from token to token. Arrow keys move the token that has the focus, Enter opens its menu or its section in the panel, Escape returns to the map.'

/** A token that gets the focus is panned out from under the bars and the panel, with half its width to spare. */
const marginsAroundFocus =
  '[scroll-padding:5rem_calc(var(--table-panel,0px)+3.5rem)_5rem_3.5rem] md:[scroll-padding:7.5rem_calc(var(--table-panel,0px)+4rem)_7.5rem_7.5rem]'

/** The scene's picture with its tokens, which can be panned and zoomed, and the toolbar for that. */
export function SceneMap({ name, picture }: SceneMapProps) {
  const { animator } = useTable()
  const frame = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const pictureArea = useRef<HTMLDivElement>(null)
  const [viewport] = useState(() => new Viewport())
  useEffect(() => {
    return frame.current && world.current ? viewport.attach(frame.current, world.current) : undefined
  }, [viewport])
  const send = useSend()
  const selected = useSelectedToken()
  const { handlers, pingAt } = useMapPointer(pictureArea)
  // At the selected token, else in the middle of the visible part of the map.
  const ping = () => {
    const position = selected === null ? null : animator.positionOf(selected)
    const box = frame.current?.getBoundingClientRect()
    if (position) send({ type: 'ping', position })
    else if (box) pingAt(box.left + box.width / 2, box.top + box.height / 2)
  }
  usePingTool()
  const keys = useMapKeys({ viewport, ping, frame, pictureArea })
  const [hintId, toolsId] = [useId(), useId()]
  return (
    <>
      <SkipLink target={toolsId}>Skip the map</SkipLink>
      <p id={hintId} hidden>
        {HINT}
      </p>
      <section
        ref={frame}
        aria-label={`Map of ${name}`}
        aria-describedby={hintId}
        aria-keyshortcuts="+ - 0 P V"
        data-map
        data-tool={useTool()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it needs the focus to receive keys
        tabIndex={0}
        {...keys}
        {...handlers}
        className={`absolute inset-0 touch-none overflow-clip -outline-offset-3 select-none not-data-[tool=select]:cursor-crosshair ${marginsAroundFocus}`}
      >
        <div ref={world} className="absolute inset-0 origin-top-left">
          <div className="[container-type:size] absolute inset-y-0 right-(--table-panel,0px) left-0 grid place-items-center">
            <MapPicture ref={pictureArea} picture={picture} />
          </div>
        </div>
        <SelectionBox />
      </section>
      <MapTools id={toolsId} />
      <OpenedParts />
      <ViewTools viewport={viewport} />
    </>
  )
}

const EngagementRings = lazyPart(async () => (await import('../encounter/map/engagement-rings.tsx')).EngagementRings, {
  inAdvance: false,
})

/** What a pixel of `TOKEN_PX` is on the scene at zoom 1: a pixel where the scene is at least 1,000 px wide, else in proportion. */
const tokenUnit = '[--token-unit:min(1px,0.1cqw)]'

interface MapPictureProps {
  readonly ref: Ref<HTMLDivElement>
  readonly picture: Picture
}

/**
 * The picture as large as fits, with layers above it whose positions are percentages of the picture. Order of the layers: what
 * covers the ground comes before the tokens, pings come after them.
 */
function MapPicture({ ref, picture }: MapPictureProps) {
  const { originalUrl, blur, width, height } = picture
  return (
    <div
      ref={ref}
      data-scene
      style={{ aspectRatio: width / height, width: `min(100cqw, ${(100 * width) / height}cqh)` }}
      className={`[container-type:size] relative ${tokenUnit}`}
    >
      <img
        src={originalUrl}
        alt=""
        draggable={false}
        fetchPriority="high"
        style={{ backgroundImage: `url(${blur})` }}
        className="absolute inset-0 size-full max-w-none bg-cover"
      />
      {useEncounter() ? <EngagementRings aspect={width / height} /> : null}
      <TokenLayer />
      <PingLayer />
    </div>
  )
}

/** All tokens of the scene; those that other people drag follow their pointers. */
function TokenLayer() {
  const { tokens, animator } = useTable()
  const selected = useSelection()
  const mayMove = useMayMove()
  useOnDrag(({ tokenId, position, version }) => animator.follow(tokenId, position, version))
  const { characterId, role, tokenNames } = useMe()
  const named = tokenNames === 'everyone' || (tokenNames === 'gameMaster' && role === 'gameMaster')
  const marks = tokenMarks(useEncounter() ?? null)
  return tokens.map((token) => (
    <TokenFigure
      key={token.id}
      token={token}
      selected={selected.includes(token.id)}
      movable={mayMove(token)}
      own={token.characterId === characterId}
      named={named}
      {...marks.get(token.id)}
    />
  ))
}
