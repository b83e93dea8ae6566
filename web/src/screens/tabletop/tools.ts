import { lazyPart } from '#recovery/lazy-part.tsx'

import type { TabletopAction } from './action.ts'
import type { ToolName } from './table-state.ts'
import { chooseTool } from './tool/map-tool.ts'
import { NO_PING, PingPointer } from './tool/ping-tool.ts'

const NO_FOG = 'This scene has no map for fog to cover. Add a picture on the scene’s page first.'

const NO_WALLS = 'This scene has no map for walls. Add a picture on the scene’s page first.'

const late = { inAdvance: false } as const

const chooses = (tool: ToolName): Pick<TabletopAction, 'tool' | 'run'> => ({
  tool,
  run: ({ table }) => chooseTool(table.state, tool),
})

/** The tools for presses on the map, in the toolbar's order. */
export const tools = {
  select: {
    name: 'Select',
    icon: 'select',
    keys: ['V'],
    line: 'Select and move tokens, and move the map',
    tool: 'select',
    // A second press on the button starts selecting several tokens, because touch has no Shift key.
    run: ({ edits, table: { state } }, { by }) => {
      const { tool, selectsSeveral } = state.get()
      if (by === 'button' && edits && tool === 'select') state.change({ selectsSeveral: !selectsSeveral })
      else chooseTool(state, 'select')
    },
  },
  measure: {
    name: 'Measure',
    icon: 'measure',
    keys: ['M'],
    line: 'Measure the distance between places',
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
    name: 'Ping',
    icon: 'ping',
    keys: ['P'],
    line: 'Point out a place to everyone',
    tool: 'ping',
    Layer: PingPointer,
    when: ({ table }) => table.isActive || NO_PING,
    // The key pings immediately.
    run: ({ pingHere, table }, { by }) => (by === 'key' ? pingHere() : chooseTool(table.state, 'ping')),
  },
  fog: {
    name: 'Fog',
    icon: 'fog',
    keys: ['F'],
    edits: true,
    line: 'Clear or cover parts of the map',
    when: ({ table }) => table.map !== null || NO_FOG,
    ...chooses('fog'),
    Options: lazyPart(async () => (await import('./fog/fog-options.tsx')).FogOptions, late),
  },
  draw: {
    name: 'Draw',
    icon: 'pencil',
    keys: ['N'],
    edits: true,
    line: 'Draw lines, circles, cones and text on the map',
    ...chooses('draw'),
    Options: lazyPart(async () => (await import('./drawing/draw-options.tsx')).DrawOptions, late),
  },
  walls: {
    name: 'Walls',
    icon: 'wall',
    keys: ['W'],
    edits: true,
    line: 'Draw walls, doors and lights, which only game masters see',
    when: ({ table }) => table.map !== null || NO_WALLS,
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
    name: 'Grid',
    icon: 'grid',
    edits: true,
    line: 'Align the scene’s grid',
    ...chooses('grid'),
    Layer: lazyPart(async () => (await import('./grid/align-layer.tsx')).AlignLayer, late),
    Options: lazyPart(async () => {
      const [options] = await Promise.all([import('./grid/align-options.tsx'), import('./grid/align-layer.tsx')])
      return options.AlignOptions
    }, late),
  },
} satisfies Readonly<Record<ToolName, TabletopAction>>
