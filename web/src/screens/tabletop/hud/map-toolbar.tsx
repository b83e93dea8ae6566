import { useSyncExternalStore, type KeyboardEvent } from 'react'

import { useMe } from '#api/session.ts'
import type { Viewport } from '#parts/map/viewport.ts'
import { DICE_KEY, openTray } from '#stores/tray.ts'
import type { IconName } from '#ui/text/icon.tsx'

import { tell } from '../announcer.tsx'
import { DisplayTool } from '../displays/display-tool.tsx'
import { selectSeveral, useSelectsSeveral, useTable } from '../table-context.ts'
import { openAdding } from '../token/opened.ts'
import { chooseTool, useTool, type ToolName } from '../tool/map-tool.ts'
import { NO_PING } from '../tool/ping-tool.ts'
import { ToolButton } from './tool-button.tsx'

interface Tool {
  readonly name: ToolName
  readonly icon: IconName
  readonly label: string
  readonly key?: string
  /** Whether only game masters have it. */
  readonly gameMaster?: boolean
}

/** The tools in the order of the bar, each with its key. */
const tools: readonly Tool[] = [
  { name: 'select', icon: 'select', label: 'Select', key: 'V' },
  { name: 'measure', icon: 'measure', label: 'Measure', key: 'M' },
  { name: 'ping', icon: 'ping', label: 'Ping', key: 'P' },
  { name: 'fog', icon: 'fog', label: 'Fog', key: 'F', gameMaster: true },
  { name: 'draw', icon: 'pencil', label: 'Draw', key: 'D', gameMaster: true },
  { name: 'grid', icon: 'grid', label: 'Grid', gameMaster: true },
]

interface MapToolsProps {
  readonly id: string
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** What a press on the map does, as a choice. */
export function MapTools({ id, onKeyDown }: MapToolsProps) {
  const chosen = useTool()
  const { isActive } = useTable()
  const several = useSelectsSeveral()
  const edits = useMe().may.includes('editTokens')
  const press = (name: ToolName) => {
    if (name === 'ping' && !isActive) tell(NO_PING)
    // A second press on Select is for several tokens, which a finger cannot tell otherwise.
    else if (edits && name === 'select' && chosen === name) selectSeveral(!several)
    else chooseTool(name)
  }
  return (
    <div
      id={id}
      role="toolbar"
      onKeyDown={onKeyDown}
      // For the link that skips the map.
      tabIndex={-1}
      aria-label="Map"
      aria-orientation="vertical"
      // A player's own state and turn need the room more.
      data-gives-way={!edits || undefined}
      className="hud grid max-h-full gap-0.5 self-start justify-self-start overflow-auto p-1 [grid-area:tools] max-md:portrait:in-data-[panel=open]:hidden [@media(height<32rem)]:max-w-full [@media(height<32rem)]:grid-flow-col"
    >
      {tools
        .filter(({ gameMaster }) => edits || !gameMaster)
        .map(({ name, icon, label, key }) => (
          <ToolButton
            key={name}
            icon={icon}
            label={label}
            named
            aria-pressed={chosen === name}
            aria-keyshortcuts={key}
            {...(name === 'ping' && !isActive && { 'aria-disabled': true, 'aria-description': NO_PING })}
            onClick={() => press(name)}
          />
        ))}
      {edits ? (
        <ToolButton icon="plus" label="Token" named aria-haspopup="dialog" aria-keyshortcuts="T" onClick={openAdding} />
      ) : null}
      {edits ? <DisplayTool /> : null}
    </div>
  )
}

/** Zoom, full screen and dice. On phones fingers zoom and the dice have a tab in the navigation. */
export function ViewTools({ viewport }: { readonly viewport: Viewport }) {
  const { isFull, canBeFull, toggle } = useFullScreen()
  return (
    <div
      role="toolbar"
      aria-label="View"
      className="hud flex shrink-0 p-1 max-md:in-[:root:has([data-own-state])]:hidden"
    >
      <div className="contents max-md:hidden">
        <ToolButton icon="plus" label="Zoom in" onClick={viewport.zoomIn} />
        <ToolButton icon="minus" label="Zoom out" onClick={viewport.zoomOut} />
      </div>
      <ToolButton icon="fit" label="Fit to screen" onClick={viewport.fit} />
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
