import { DICE_KEY } from '../../../client/dice-key.ts'
import { openTray } from '../../../client/tray.ts'
import type { Sight } from '../map/sight.ts'
import { ToolButton } from './tool-button.tsx'
import { useFullScreen } from './use-full-screen.ts'

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
