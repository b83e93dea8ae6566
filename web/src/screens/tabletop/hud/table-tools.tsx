import { useSyncExternalStore } from 'react'

import { DICE_KEY } from '../../../client/dice-key.ts'
import { openTray } from '../../../client/tray.ts'
import type { Sight } from '../map/viewport.ts'
import { ToolButton } from './tool-button.tsx'

interface TableToolsProps {
  readonly sight: Sight
  readonly onPing: () => void
}

/** What changes the look at the table, for everybody. On phones the fingers zoom and the dice have their tab. */
export function TableTools({ sight, onPing }: TableToolsProps) {
  const { isFull, canBeFull, toggle } = useFullScreen()
  return (
    <div
      role="toolbar"
      aria-label="Map"
      aria-orientation="vertical"
      className="hud top-19 left-2 grid p-1 md:top-26 md:left-4"
    >
      <div className="contents max-md:hidden">
        <ToolButton icon="plus" label="Zoom in" onClick={sight.zoomIn} />
        <ToolButton icon="minus" label="Zoom out" onClick={sight.zoomOut} />
      </div>
      <ToolButton icon="fit" label="Fit to screen" onClick={sight.fit} />
      <ToolButton icon="ping" label="Ping: show everybody where" onClick={onPing} />
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

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

/** The whole document, so that dialogs and dice over the table are seen too. */
function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const toggle = () => {
    // A browser that refuses has told the person why.
    ;(isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined)
  }
  return { isFull, canBeFull: document.fullscreenEnabled, toggle }
}
