import { clampPosition, TOKEN_PX, type Position, type Token } from '@waybook/contract'
import { seatFor, snapped, stepped } from '@waybook/rules'

import { useSceneLayout } from '../layout/scene-layout.ts'
import { useTable } from '../table-context.ts'

type Sized = Pick<Token, 'size'>

/** On a grid, a medium token is one cell wide. */
const seatOf = ({ size }: Sized) => seatFor(TOKEN_PX[size] / TOKEN_PX.medium)

/** Functions that snap tokens to the scene's grid; `null` without a grid. */
export function useSnap() {
  const { aspect } = useTable()
  const { grid } = useSceneLayout()
  if (!grid) return null
  const on = { grid, aspect }
  return {
    /** The snapped position of a token dropped at `at`. */
    drop: (token: Sized, at: Position): Position => clampPosition(snapped(on, at, seatOf(token))),
    /** The snapped position after a number of cells across and down. */
    step: (token: Sized, from: Position, by: Position): Position => clampPosition(stepped(on, from, by, seatOf(token))),
  }
}
