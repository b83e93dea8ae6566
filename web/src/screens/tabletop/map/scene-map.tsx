import type { Picture } from '@waybook/contract'
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react'

import { useOnDrag, useSend } from '#api/live/live.ts'

import { MapToolbar } from '../hud/map-toolbar.tsx'
import { selectToken, useMayMove, useSelectedToken, useTable } from '../table-context.ts'
import { TokenFigure } from '../token/token-figure.tsx'
import { useTokenKeys } from '../token/use-token-keys.ts'
import { PingLayer } from './pings.tsx'
import { useMapPointer } from './use-map-pointer.ts'
import { tokenAt } from './use-token-drag.ts'
import { Viewport } from './viewport.ts'

interface SceneMapProps {
  readonly name: string
  readonly picture: Picture
}

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
  const press = useMapKeys({ viewport, ping })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles pointers and keys for the tokens in it */}
      <section
        ref={frame}
        aria-label={`Map of ${name}`}
        aria-keyshortcuts="+ - 0 P"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it needs the focus to receive keys
        tabIndex={0}
        onKeyDown={press}
        {...handlers}
        className="absolute inset-0 touch-none overflow-hidden -outline-offset-3 select-none"
      >
        <div ref={world} className="absolute inset-0 origin-top-left">
          <div className="[container-type:size] absolute inset-y-0 right-(--table-panel,0px) left-0 grid place-items-center">
            <MapPicture ref={pictureArea} picture={picture} />
          </div>
        </div>
      </section>
      <MapToolbar viewport={viewport} onPing={ping} />
    </>
  )
}

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

/** All tokens of the scene; those that other people drag follow their pointers. */
function TokenLayer() {
  const { tokens, animator } = useTable()
  const selected = useSelectedToken()
  const mayMove = useMayMove()
  useOnDrag(({ tokenId, position, version }) => animator.follow(tokenId, position, version))
  return tokens.map((token) => (
    <TokenFigure key={token.id} token={token} selected={token.id === selected} movable={mayMove(token)} />
  ))
}

interface MapActions {
  readonly viewport: Viewport
  readonly ping: () => void
}

/** Handles keys while the map, or a token on it, has the focus. */
function useMapKeys({ viewport, ping }: MapActions): (event: KeyboardEvent) => void {
  const { tokens } = useTable()
  const press = useTokenKeys()
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    '+': viewport.zoomIn,
    '=': viewport.zoomIn,
    '-': viewport.zoomOut,
    0: viewport.fit,
    p: ping,
    Escape: () => selectToken(null),
    ArrowLeft: () => viewport.pan(-1, 0),
    ArrowRight: () => viewport.pan(1, 0),
    ArrowUp: () => viewport.pan(0, -1),
    ArrowDown: () => viewport.pan(0, 1),
  }
  return (event) => {
    const token = tokenAt(event, tokens)
    if (token) press(token, event)
    if (event.isPropagationStopped() || event.ctrlKey || event.metaKey || event.altKey) return
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
}
