import { call } from '#api/call.ts'
import { arrowDirections } from '#ui/page/keys.ts'

import type { TabletopAction } from './action.ts'
import { announceOutcome } from './announcer.tsx'
import { toggleFullScreen } from './hud/full-screen.ts'
import { focusMap } from './map-view.ts'
import { openPanelTab, panelTabs } from './panel/panel-open.ts'
import { selectTokens } from './table-context.ts'
import { nothingOpen } from './table-state.ts'
import { openDialog } from './token/opened.ts'
import { tokenActions } from './token/token-actions.ts'
import { chooseTool } from './tool/map-tool.ts'
import { tools } from './tools.ts'

/** An action for each tab of the game master's panel: 1 is Fight. */
const openTabs: readonly TabletopAction[] = panelTabs.map(({ id, name }, index) => ({
  name: `Open the tab ${name}`,
  icon: 'notes',
  keys: [String(index + 1)],
  edits: true,
  line: 'The panel beside the map',
  run: () => openPanelTab(id),
}))

/** Actions other than tools and token actions. */
const tableWide = {
  addTokens: {
    name: 'Add Token',
    icon: 'plus',
    keys: ['T'],
    edits: true,
    line: 'Add tokens to the scene',
    opensDialog: true,
    run: ({ table }) => {
      openPanelTab('tokens')
      table.state.change({ isAdding: true })
    },
  },
  display: {
    name: 'Display',
    icon: 'display',
    edits: true,
    isInBar: true,
    line: 'Connect a television',
    opensDialog: true,
    run: ({ table }) => openDialog(table.state, 'display'),
  },
  stopSounds: {
    name: 'Stop all music and sounds',
    icon: 'sound',
    keys: ['Shift+S'],
    edits: true,
    line: 'Silence the table, on all devices',
    run: ({ table: { campaignId } }) =>
      void announceOutcome(async () => {
        const { stopped } = await call('stopSounds', { campaignId })
        return stopped === 0 ? 'Nothing is playing' : 'All music and sounds stopped'
      }),
  },
  zoomIn: {
    name: 'Zoom in',
    icon: 'plus',
    keys: ['+', '='],
    line: 'Enlarge the map',
    run: ({ table }) => table.viewport.zoomIn(),
  },
  zoomOut: {
    name: 'Zoom out',
    icon: 'minus',
    keys: ['-'],
    line: 'Show more of the map',
    run: ({ table }) => table.viewport.zoomOut(),
  },
  fit: {
    name: 'Fit to screen',
    icon: 'fit',
    keys: ['0'],
    line: 'Show all of the map',
    run: ({ table }) => table.viewport.fit(),
  },
  findMe: {
    name: 'Find me',
    icon: 'locate',
    keys: ['H'],
    line: 'Move the map to your token',
    when: ({ mayFindMe }) => mayFindMe,
    run: ({ findMe }) => findMe(),
  },
  sayScene: {
    name: 'Say the scene',
    icon: 'sound',
    keys: ['L'],
    line: 'Whose turn it is, and who is where, in words',
    run: ({ table }) => table.state.change({ asked: 'scene' }),
  },
  sayNear: {
    name: 'Say who is near',
    icon: 'sound',
    keys: ['Shift+L'],
    line: 'Who is engaged with you or close, in words',
    run: ({ table }) => table.state.change({ asked: 'near' }),
  },
  sayPossible: {
    name: 'Say what I can do',
    icon: 'sound',
    keys: ['K'],
    line: 'Checks that wait, your turn and moves, in words',
    run: ({ table }) => table.state.change({ asked: 'possible' }),
  },
  fullScreen: {
    name: 'Full screen',
    icon: 'full-screen',
    line: 'Show the table without the browser’s bars',
    when: () => document.fullscreenEnabled,
    run: toggleFullScreen,
  },
  shortcuts: {
    name: 'Keyboard shortcuts',
    icon: 'notes',
    keys: ['?'],
    line: 'List all keys on this page',
    opensDialog: true,
    run: ({ table }) => openDialog(table.state, 'shortcuts'),
  },
  pan: {
    name: 'Move the map',
    icon: 'move',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    on: 'map',
    run: ({ table }, { event }) => {
      const { x, y } = arrowDirections[event?.key ?? ''] ?? { x: 0, y: 0 }
      table.viewport.pan(x, y)
    },
  },
  selectAll: {
    name: 'Select all tokens',
    icon: 'select',
    keys: ['Mod+A'],
    on: 'map',
    edits: true,
    line: 'Select every token in the scene',
    run: ({ table }) =>
      selectTokens(
        table.state,
        table.tokens.map(({ id }) => id),
      ),
  },
  copy: {
    name: 'Copy the selected tokens',
    icon: 'plus',
    keys: ['Mod+C'],
    on: 'map',
    edits: true,
    when: ({ selected }) => selected.length > 0,
    run: ({ selected, copies }) => copies.copy(selected),
  },
  paste: {
    name: 'Paste the copied tokens',
    icon: 'plus',
    keys: ['Mod+V'],
    on: 'map',
    edits: true,
    run: ({ copies }) => copies.paste(),
  },
  back: {
    name: 'Clear the selection',
    icon: 'close',
    keys: ['Escape'],
    run: ({ table: { state } }) => {
      chooseTool(state, 'select')
      state.change({ selectsSeveral: false, selectedIds: [], opened: nothingOpen })
      focusMap()
    },
  },
} satisfies Readonly<Record<string, TabletopAction>>

/** All actions at the table. If two share a key, the first available one runs. */
export const actions = { ...tools, ...tokenActions, ...tableWide }

export const actionList: readonly TabletopAction[] = [...Object.values<TabletopAction>(actions), ...openTabs]
