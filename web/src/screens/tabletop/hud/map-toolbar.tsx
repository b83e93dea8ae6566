import { tableWords } from '@waybook/messages/tableWords'

import { useListening } from '#stores/listening.ts'
import { DICE_KEY, openTray } from '#stores/tray.ts'
import { ariaKeys } from '#ui/page/keys.ts'
import { Icon } from '#ui/text/icon.tsx'

import { perform, type TabletopAction } from '../action.ts'
import { actionList, actions } from '../actions.ts'
import { useTableControls, type TableControls } from '../use-table-controls.ts'
import { useIsFullScreen } from './full-screen.ts'
import { HistoryTools } from './history-tools.tsx'
import { ToolButton } from './tool-button.tsx'

interface ActionButtonProps {
  readonly action: TabletopAction
  readonly table: TableControls
  readonly isPressed?: boolean
}

/** An action's button in a toolbar. Buttons of the map's toolbar show their names. */
function ActionButton({ action, table, isPressed }: ActionButtonProps) {
  const { name, icon, keys = [], opensDialog, tool, isInBar, when } = action
  const obstacle = when?.(table, [])
  return (
    <ToolButton
      icon={icon}
      label={name()}
      named={isInBar || tool !== undefined}
      aria-pressed={tool === undefined ? isPressed : tool === table.tool}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-keyshortcuts={ariaKeys(keys)}
      {...(typeof obstacle === 'string' && { 'aria-disabled': true, 'aria-description': obstacle })}
      onClick={() => perform(action, table, { by: 'button', tokens: [] })}
    />
  )
}

/** The map's toolbar: the tools, and the actions that add to the scene. */
export function MapTools({ id }: { readonly id: string }) {
  const table = useTableControls()
  return (
    <div
      id={id}
      data-map-tools
      role="toolbar"
      // The target of the link that skips the map.
      tabIndex={-1}
      aria-label={tableWords.mapTools()}
      aria-orientation="vertical"
      // Hidden on crowded screens, where a player's own state and turn need the space.
      className={`${table.edits ? '' : 'crowded:hidden'} map-tools yields-to-panel hud grid gap-0.5 self-start justify-self-start overflow-auto p-1`}
    >
      {actionList
        .filter(({ tool, isInBar, edits }) => (tool !== undefined || isInBar) && (table.edits || !edits))
        .map((action) => (
          <ActionButton key={action.name()} action={action} table={table} />
        ))}
      {table.edits ? <HistoryTools campaignId={table.table.campaignId} /> : null}
    </div>
  )
}

/** Zoom, full screen, the way to the viewer's own token, and dice. On phones, pinching zooms, and the dice have a tab in the navigation. */
export function ViewTools() {
  const table = useTableControls()
  const isFull = useIsFullScreen()
  const listens = useListening() !== 'off'
  const { zoomIn, zoomOut, fit, findMe, fullScreen, sayScene } = actions
  return (
    <div role="toolbar" aria-label={tableWords.view()} className="hud flex shrink-0 p-1">
      <div className="contents max-md:hidden">
        <ActionButton action={zoomIn} table={table} />
        <ActionButton action={zoomOut} table={table} />
      </div>
      <ActionButton action={fit} table={table} />
      {fullScreen.when() ? (
        <div className="contents max-md:in-data-own-state:hidden">
          <ActionButton action={fullScreen} table={table} isPressed={isFull} />
        </div>
      ) : null}
      {listens ? <ActionButton action={sayScene} table={table} /> : null}
      {table.mayFindMe ? (
        <button
          type="button"
          aria-keyshortcuts={ariaKeys(findMe.keys)}
          onClick={() => perform(findMe, table, { by: 'button', tokens: [] })}
          className="flex min-h-hit items-center gap-2 rounded-control px-2.5 font-semibold whitespace-nowrap hover:bg-raised"
        >
          <Icon name={findMe.icon} />
          {findMe.name()}
        </button>
      ) : null}
      <div className="contents max-md:hidden">
        <ToolButton
          icon="dice"
          label={tableWords.dice()}
          aria-haspopup="dialog"
          aria-keyshortcuts={DICE_KEY}
          onClick={() => openTray()}
        />
      </div>
    </div>
  )
}
