import { type FogGrid, type FogMask, type FogOperation, uniformMask, withOperation } from '@waybook/rules'
import { without } from '@waybook/rules/sight'

/** What a game master revealed and covered by hand above sight. No cell is in both. */
export interface HandFog {
  readonly revealed: FogMask
  readonly covered: FogMask
}

/** `release` leaves the cells to sight. */
export interface HandOperation extends Omit<FogOperation, 'op'> {
  readonly op: FogOperation['op'] | 'release'
}

export function untouched(grid: FogGrid): HandFog {
  return { revealed: uniformMask(grid, false), covered: uniformMask(grid, false) }
}

/** The hand fog after an operation. Later operations win. */
export function withHand({ revealed, covered }: HandFog, { op, ...shape }: HandOperation): HandFog {
  return {
    revealed: withOperation(revealed, { ...shape, op: op === 'reveal' ? 'reveal' : 'cover' }),
    covered: withOperation(covered, { ...shape, op: op === 'cover' ? 'reveal' : 'cover' }),
  }
}

/** The hand fog when sight is switched on. A scene that started covered keeps what was revealed; one that started open, what was covered. */
export function handFogOf(fog: FogMask, { startsClosed }: { readonly startsClosed: boolean }): HandFog {
  const none = untouched(fog.grid)
  return startsClosed ? { ...none, revealed: fog } : { ...none, covered: inverseOf(fog) }
}

function inverseOf(mask: FogMask): FogMask {
  return without(uniformMask(mask.grid, true), mask)
}
