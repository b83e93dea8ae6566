import { useSyncExternalStore } from 'react'

import { DICE_KEY, openTray } from '#stores/tray.ts'

import type { Viewport } from '../map/viewport.ts'
import { ToolButton } from './tool-button.tsx'

interface MapToolbarProps {
  readonly id: string
  readonly viewport: Viewport
  readonly onPing: () => void
}

/** Zoom, ping, full screen and dice. On phones fingers zoom and the dice have a tab in the navigation. */
export function MapToolbar({ id, viewport, onPing }: MapToolbarProps) {
  const { isFull, canBeFull, toggle } = useFullScreen()
  return (
    <div
      id={id}
      role="toolbar"
      // For the link that skips the map.
      tabIndex={-1}
      aria-label="Map"
      aria-orientation="vertical"
      className="hud top-19 left-2 grid p-1 in-[:root:has([data-turn-bar])]:top-34 md:top-26 md:left-4 md:in-[:root:has([data-turn-bar])]:top-58"
    >
      <div className="contents max-md:hidden">
        <ToolButton icon="plus" label="Zoom in" onClick={viewport.zoomIn} />
        <ToolButton icon="minus" label="Zoom out" onClick={viewport.zoomOut} />
      </div>
      <ToolButton icon="fit" label="Fit to screen" onClick={viewport.fit} />
      <ToolButton icon="ping" label="Ping: point at a place for everyone" onClick={onPing} />
      {canBeFull ? <ToolButton icon="full-screen" label="Full screen" aria-pressed={isFull} onClick={toggle} /> : null}
      <div className="contents max-md:hidden">
        <ToolButton
          icon="dice"
          label="Dice"
          aria-haspopup="dialog"
          aria-keyshortcuts={DICE_KEY}
          onClick={() => openTray()}
        />
      </div>
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Full screen for the whole document, so that dialogs and dice above the table are visible too. */
function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = () => {
    // A browser that refuses shows the user why.
    ;(isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined)
  }
  return { isFull, canBeFull: document.fullscreenEnabled, toggle }
}
