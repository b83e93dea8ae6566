import type { Picture } from '@waybook/contract'
import { useEffect, useRef, useState, type Ref, type KeyboardEvent } from 'react'

import { useSay, useOnDrag } from '../../../client/live/live-context.ts'
import { TableTools } from '../hud/table-tools.tsx'
import { useSelectedToken, useTable, useMayMove, selectToken } from '../table-context.ts'
import { TokenFigure } from '../token/token-figure.tsx'
import { useTokenKeys } from '../token/use-token-keys.ts'
import { PingLayer } from './pings.tsx'
import { useMapPointer } from './use-map-pointer.ts'
import { tokenAt } from './use-token-drag.ts'
import { Sight } from './viewport.ts'

interface SceneMapProps {
  readonly name: string
  readonly picture: Picture
}

/** The scene's picture, fitted, with what stands on it and what changes the look at it. */
export function SceneMap({ name, picture }: SceneMapProps) {
  const { motions } = useTable()
  const frame = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const [sight] = useState(() => new Sight())
  useEffect(() => {
    return frame.current && world.current ? sight.attach(frame.current, world.current) : undefined
  }, [sight])
  const say = useSay()
  const selected = useSelectedToken()
  const { handlers, pingAt } = useMapPointer(ground)
  /** At the selected token, else in the middle of what is in sight. */
  const ping = () => {
    const position = selected === null ? null : motions.whereIs(selected)
    const box = frame.current?.getBoundingClientRect()
    if (position) say({ type: 'ping', position })
    else if (box) pingAt(box.left + box.width / 2, box.top + box.height / 2)
  }
  const press = useMapKeys({ sight, ping })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one moves what is in it, also by its keys */}
      <section
        ref={frame}
        aria-label={`Map of ${name}`}
        aria-keyshortcuts="+ - 0 P"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys are heard where the focus is
        tabIndex={0}
        onKeyDown={press}
        {...handlers}
        className="absolute inset-0 touch-none overflow-hidden -outline-offset-3 select-none"
      >
        <div ref={world} className="absolute inset-0 origin-top-left">
          <div className="[container-type:size] absolute inset-y-0 right-(--table-panel,0px) left-0 grid place-items-center">
            <MapGround ref={ground} picture={picture} />
          </div>
        </div>
      </section>
      <TableTools sight={sight} onPing={ping} />
    </>
  )
}

interface MapGroundProps {
  readonly ref: Ref<HTMLDivElement>
  readonly picture: Picture
}

/**
 * The picture as large as fits, and on it in layers what is placed in its percentages: what covers the ground goes before the
 * tokens, what is shown with the finger after them.
 */
function MapGround({ ref, picture }: MapGroundProps) {
  const { originalUrl, blur, width, height } = picture
  return (
    <div
      ref={ref}
      style={{ aspectRatio: width / height, width: `min(100cqw, ${(100 * width) / height}cqh)` }}
      className="[container-type:size] relative"
    >
      <img
        src={originalUrl}
        alt=""
        draggable={false}
        fetchPriority="high"
        style={{ backgroundImage: `url(${blur})` }}
        className="absolute inset-0 size-full max-w-none bg-cover"
      />
      <TokenLayer />
      <PingLayer />
    </div>
  )
}

/** All tokens of the scene; those that others drag follow their hands. */
function TokenLayer() {
  const { tokens, motions } = useTable()
  const selected = useSelectedToken()
  const mayMove = useMayMove()
  useOnDrag(({ tokenId, position, version }) => motions.guide(tokenId, position, version))
  return tokens.map((token) => (
    <TokenFigure key={token.id} token={token} selected={token.id === selected} movable={mayMove(token)} />
  ))
}

interface MapActions {
  readonly sight: Sight
  readonly ping: () => void
}

/** What keys do while the map, or a token on it, has the focus. */
function useMapKeys({ sight, ping }: MapActions): (event: KeyboardEvent) => void {
  const { tokens } = useTable()
  const press = useTokenKeys()
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    '+': sight.zoomIn,
    '=': sight.zoomIn,
    '-': sight.zoomOut,
    0: sight.fit,
    p: ping,
    Escape: () => selectToken(null),
    ArrowLeft: () => sight.pan(-1, 0),
    ArrowRight: () => sight.pan(1, 0),
    ArrowUp: () => sight.pan(0, -1),
    ArrowDown: () => sight.pan(0, 1),
  }
  return (event) => {
    const token = tokenAt(event, tokens)
    if (token) press(token, event)
    if (event.isPropagationStopped() || event.ctrlKey || event.metaKey || event.altKey) return
    const act = actions[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}
