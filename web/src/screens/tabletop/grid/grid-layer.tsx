import type { SceneGrid } from '@waybook/contract'

import { useTable } from '../table-context.ts'
import { GridFigure } from './grid-figure.tsx'

/** The scene's grid, thin enough not to hide the map. */
export function GridLayer({ grid }: { readonly grid: SceneGrid }) {
  const { aspect } = useTable()
  return <GridFigure grid={grid} aspect={aspect} look="quiet" />
}
