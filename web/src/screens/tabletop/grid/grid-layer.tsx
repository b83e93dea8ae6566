import type { SceneGrid } from '@waybook/contract'

import { useTable } from '../table-context.ts'
import { GridFigure } from './grid-figure.tsx'

/** The grid of the scene, thin enough to let the map be seen. */
export function GridLayer({ grid }: { readonly grid: SceneGrid }) {
  const { aspect } = useTable()
  return <GridFigure grid={grid} aspect={aspect} look="quiet" />
}
