import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'

import { useSceneLayout } from '../layout/scene-layout.ts'
import { useTool } from './map-tool.ts'

const MeasureLayer = lazyPart(async () => (await import('../measure/measure-layer.tsx')).MeasureLayer, {
  inAdvance: false,
})
// The options of a tool are drawn with its layer, so whoever sees them can use the tool.
const MeasureOptions = lazyPart(
  async () => {
    const [options] = await Promise.all([
      import('../measure/measure-options.tsx'),
      import('../measure/measure-layer.tsx'),
    ])
    return options.MeasureOptions
  },
  { inAdvance: false },
)
const BandRings = lazyPart(async () => (await import('../measure/bands/band-rings.tsx')).BandRings, {
  inAdvance: false,
})
const GridLayer = lazyPart(async () => (await import('../grid/grid-layer.tsx')).GridLayer, { inAdvance: false })
const AlignLayer = lazyPart(async () => (await import('../grid/align-layer.tsx')).AlignLayer, { inAdvance: false })
const AlignOptions = lazyPart(
  async () => {
    const [options] = await Promise.all([import('../grid/align-options.tsx'), import('../grid/align-layer.tsx')])
    return options.AlignOptions
  },
  { inAdvance: false },
)

/** The grid of the scene, below the tokens. The tool that aligns it draws its own. */
export function GroundLayers() {
  const { grid } = useSceneLayout()
  const isAligning = useTool() === 'grid'
  return grid && !isAligning ? <GridLayer grid={grid} /> : null
}

/** What the chosen tool draws above the tokens. */
export function ToolLayers() {
  const tool = useTool()
  const edits = useMe().may.includes('editTokens')
  if (tool === 'measure')
    return (
      <>
        {edits ? <BandRings /> : null}
        <MeasureLayer />
      </>
    )
  return tool === 'grid' && edits ? <AlignLayer /> : null
}

/** The options of the chosen tool. */
export function ToolPanels() {
  const tool = useTool()
  const edits = useMe().may.includes('editTokens')
  if (tool === 'measure') return <MeasureOptions />
  return tool === 'grid' && edits ? <AlignOptions /> : null
}
