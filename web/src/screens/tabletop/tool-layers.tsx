import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'

import type { TabletopAction } from './action.ts'
import { useSceneLayout } from './layout/scene-layout.ts'
import { useTool } from './tool/map-tool.ts'
import { tools } from './tools.ts'
import { useSceneWalls, useShowsWalls } from './walls/scene-walls.ts'

const GridLayer = lazyPart(async () => (await import('./grid/grid-layer.tsx')).GridLayer, { inAdvance: false })

const WallsLayer = lazyPart(async () => (await import('./walls/walls-layer.tsx')).WallsLayer, { inAdvance: false })

/** The scene's grid, below the tokens. The tool Grid draws its own instead. */
export function GroundLayers() {
  const { grid } = useSceneLayout()
  const isAligning = useTool() === 'grid'
  return grid && !isAligning ? <GridLayer grid={grid} /> : null
}

/** The scene's walls on the game master's page, above the fog. */
export function Walls() {
  const walls = useSceneWalls()
  const shown = useShowsWalls()
  const isDrawing = useTool() === 'walls'
  const isAny = walls !== null && (isDrawing || walls.walls.length + walls.lights.length > 0)
  return isAny && (shown || isDrawing) ? <WallsLayer lights={walls.lights} /> : null
}

/** The chosen tool, unless the viewer may not use it. */
function useToolParts(): Pick<TabletopAction, 'Layer' | 'Options'> {
  const tool: TabletopAction = tools[useTool()]
  const edits = useMe().may.includes('editTokens')
  return tool.edits && !edits ? {} : tool
}

/** The chosen tool's layer above the tokens. */
export function ToolLayer() {
  const { Layer } = useToolParts()
  return Layer ? <Layer /> : null
}

/** The chosen tool's options, beside the map. */
export function OptionsOfTool() {
  const { Options } = useToolParts()
  return Options ? <Options /> : null
}
