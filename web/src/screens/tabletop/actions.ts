import { tableActions } from '@waybook/messages/tableActions'

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
  name: () => tableActions.openTab({ tab: name() }),
  icon: 'notes',
  keys: [String(index + 1)],
  edits: true,
  line: () => tableActions.panelLine(),
  run: () => openPanelTab(id),
}))

/** Actions other than tools and token actions. */
const tableWide = {
  addTokens: {
    name: () => tableActions.addToken(),
    icon: 'plus',
    keys: ['T'],
    edits: true,
    line: () => tableActions.addTokenLine(),
    opensDialog: true,
    run: ({ table }) => {
      openPanelTab('tokens')
      table.state.change({ isAdding: true })
    },
  },
  display: {
    name: () => tableActions.display(),
    icon: 'display',
    edits: true,
    isInBar: true,
    line: () => tableActions.displayLine(),
    opensDialog: true,
    run: ({ table }) => openDialog(table.state, 'display'),
  },
  stopSounds: {
    name: () => tableActions.stopSounds(),
    icon: 'sound',
    keys: ['Shift+S'],
    edits: true,
    line: () => tableActions.stopSoundsLine(),
    run: ({ table: { campaignId } }) =>
      void announceOutcome(async () => {
        const { stopped } = await call('stopSounds', { campaignId })
        return stopped === 0 ? tableActions.nothingPlays() : tableActions.soundsStopped()
      }),
  },
  zoomIn: {
    name: () => tableActions.zoomIn(),
    icon: 'plus',
    keys: ['+', '='],
    line: () => tableActions.zoomInLine(),
    run: ({ table }) => table.viewport.zoomIn(),
  },
  zoomOut: {
    name: () => tableActions.zoomOut(),
    icon: 'minus',
    keys: ['-'],
    line: () => tableActions.zoomOutLine(),
    run: ({ table }) => table.viewport.zoomOut(),
  },
  fit: {
    name: () => tableActions.fit(),
    icon: 'fit',
    keys: ['0'],
    line: () => tableActions.fitLine(),
    run: ({ table }) => table.viewport.fit(),
  },
  findMe: {
    name: () => tableActions.findMe(),
    icon: 'locate',
    keys: ['H'],
    line: () => tableActions.findMeLine(),
    when: ({ mayFindMe }) => mayFindMe,
    run: ({ findMe }) => findMe(),
  },
  sayScene: {
    name: () => tableActions.sayScene(),
    icon: 'sound',
    keys: ['L'],
    line: () => tableActions.saySceneLine(),
    run: ({ table }) => table.state.change({ asked: 'scene' }),
  },
  sayNear: {
    name: () => tableActions.sayNear(),
    icon: 'sound',
    keys: ['Shift+L'],
    line: () => tableActions.sayNearLine(),
    run: ({ table }) => table.state.change({ asked: 'near' }),
  },
  sayPossible: {
    name: () => tableActions.sayPossible(),
    icon: 'sound',
    keys: ['K'],
    line: () => tableActions.sayPossibleLine(),
    run: ({ table }) => table.state.change({ asked: 'possible' }),
  },
  fullScreen: {
    name: () => tableActions.fullScreen(),
    icon: 'full-screen',
    line: () => tableActions.fullScreenLine(),
    when: () => document.fullscreenEnabled,
    run: toggleFullScreen,
  },
  shortcuts: {
    name: () => tableActions.shortcuts(),
    icon: 'notes',
    keys: ['?'],
    line: () => tableActions.shortcutsLine(),
    opensDialog: true,
    run: ({ table }) => openDialog(table.state, 'shortcuts'),
  },
  pan: {
    name: () => tableActions.pan(),
    icon: 'move',
    keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
    on: 'map',
    run: ({ table }, { event }) => {
      const { x, y } = arrowDirections[event?.key ?? ''] ?? { x: 0, y: 0 }
      table.viewport.pan(x, y)
    },
  },
  selectAll: {
    name: () => tableActions.selectAll(),
    icon: 'select',
    keys: ['Mod+A'],
    on: 'map',
    edits: true,
    line: () => tableActions.selectAllLine(),
    run: ({ table }) =>
      selectTokens(
        table.state,
        table.tokens.map(({ id }) => id),
      ),
  },
  copy: {
    name: () => tableActions.copySelected(),
    icon: 'plus',
    keys: ['Mod+C'],
    on: 'map',
    edits: true,
    when: ({ selected }) => selected.length > 0,
    run: ({ selected, copies }) => copies.copy(selected),
  },
  paste: {
    name: () => tableActions.paste(),
    icon: 'plus',
    keys: ['Mod+V'],
    on: 'map',
    edits: true,
    run: ({ copies }) => copies.paste(),
  },
  back: {
    name: () => tableActions.clearSelection(),
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
