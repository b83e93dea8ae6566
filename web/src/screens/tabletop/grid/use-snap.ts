import { clampPosition, TOKEN_PX, type Position, type Token } from '@waybook/contract'
import { seatFor, snapped, stepped } from '@waybook/rules'

import { useSceneLayout } from '../layout/scene-layout.ts'
import { useTable } from '../table-context.ts'

type Sized = Pick<Token, 'size'>

/** On a scene with a grid a medium token is one cell wide. */
const seatOf = ({ size }: Sized) => seatFor(TOKEN_PX[size] / TOKEN_PX.medium)

/** Where tokens stand on the grid of the scene; `null` without a grid. */
export function useSnap() {
  const { aspect } = useTable()
  const { grid } = useSceneLayout()
  if (!grid) return null
  const on = { grid, aspect }
  return {
    /** Where a token comes to stand that is let go here. */
    drop: (token: Sized, at: Position): Position => clampPosition(snapped(on, at, seatOf(token))),
    /** Where it comes to stand after this number of cells across and down. */
    step: (token: Sized, from: Position, by: Position): Position => clampPosition(stepped(on, from, by, seatOf(token))),
  }
}
