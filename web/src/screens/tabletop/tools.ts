import { tableActions } from '@waybook/messages/tableActions'

import { lazyPart } from '#recovery/lazy-part.tsx'

import type { TabletopAction } from './action.ts'
import type { ToolName } from './table-state.ts'
import { chooseTool } from './tool/map-tool.ts'
import { PingPointer } from './tool/ping-tool.ts'

const late = { inAdvance: false } as const

const chooses = (tool: ToolName): Pick<TabletopAction, 'tool' | 'run'> => ({
  tool,
  run: ({ table }) => chooseTool(table.state, tool),
})

/** The tools for presses on the map, in the toolbar's order. */
export const tools = {
  select: {
    name: () => tableActions.select(),
    icon: 'select',
    keys: ['V'],
    line: () => tableActions.selectLine(),
    tool: 'select',
    // A second press on the button starts selecting several tokens, because touch has no Shift key.
    run: ({ edits, table: { state } }, { by }) => {
      const { tool, selectsSeveral } = state.get()
      if (by === 'button' && edits && tool === 'select') state.change({ selectsSeveral: !selectsSeveral })
      else chooseTool(state, 'select')
    },
  },
  measure: {
    name: () => tableActions.measure(),
    icon: 'measure',
    keys: ['M'],
    line: () => tableActions.measureLine(),
    ...chooses('measure'),
    Layer: lazyPart(async () => (await import('./measure/measure-layer.tsx')).MeasureLayer, late),
    // Loads together with the layer, so the tool works as soon as its options appear.
    Options: lazyPart(async () => {
      const [options] = await Promise.all([
        import('./measure/measure-options.tsx'),
        import('./measure/measure-layer.tsx'),
      ])
      return options.MeasureOptions
    }, late),
  },
  ping: {
    name: () => tableActions.ping(),
    icon: 'ping',
    keys: ['P'],
    line: () => tableActions.pingLine(),
    tool: 'ping',
    Layer: PingPointer,
    when: ({ table }) => table.isActive || tableActions.noPing(),
    // The key pings immediately.
    run: ({ pingHere, table }, { by }) => (by === 'key' ? pingHere() : chooseTool(table.state, 'ping')),
  },
  fog: {
    name: () => tableActions.fog(),
    icon: 'fog',
    keys: ['F'],
    edits: true,
    line: () => tableActions.fogLine(),
    when: ({ table }) => table.map !== null || tableActions.noFog(),
    ...chooses('fog'),
    Options: lazyPart(async () => (await import('./fog/fog-options.tsx')).FogOptions, late),
  },
  draw: {
    name: () => tableActions.draw(),
    icon: 'pencil',
    keys: ['N'],
    edits: true,
    line: () => tableActions.drawLine(),
    ...chooses('draw'),
    Options: lazyPart(async () => (await import('./drawing/draw-options.tsx')).DrawOptions, late),
  },
  walls: {
    name: () => tableActions.walls(),
    icon: 'wall',
    keys: ['W'],
    edits: true,
    line: () => tableActions.wallsLine(),
    when: ({ table }) => table.map !== null || tableActions.noWalls(),
    ...chooses('walls'),
    Layer: lazyPart(async () => (await import('./walls/tool/walls-tool-layer.tsx')).WallsToolLayer, late),
    Options: lazyPart(async () => {
      const [options] = await Promise.all([
        import('./walls/tool/walls-options.tsx'),
        import('./walls/tool/walls-tool-layer.tsx'),
      ])
      return options.WallsOptions
    }, late),
  },
  grid: {
    name: () => tableActions.grid(),
    icon: 'grid',
    edits: true,
    line: () => tableActions.gridLine(),
    ...chooses('grid'),
    Layer: lazyPart(async () => (await import('./grid/align-layer.tsx')).AlignLayer, late),
    Options: lazyPart(async () => {
      const [options] = await Promise.all([import('./grid/align-options.tsx'), import('./grid/align-layer.tsx')])
      return options.AlignOptions
    }, late),
  },
} satisfies Readonly<Record<ToolName, TabletopAction>>
