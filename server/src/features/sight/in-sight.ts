import type { VisibilityScope } from '@waybook/contract'

import { holderFor } from './scene-masks.ts'

/** Which groups had something on a scene with sight before a change, and have it after. It is judged when the change is made, and never again. */
export interface InSight {
  /** The holders of all groups. */
  readonly known: readonly string[]
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** Whether a player's group is among those that had it before, or have it after. */
export function isInSight({ known, ...holders }: InSight, when: 'before' | 'after', scope: VisibilityScope): boolean {
  return holders[when].includes(holderFor(new Set(known), scope))
}

export function changesSight({ before, after }: InSight): boolean {
  return before.length !== after.length || after.some((holder) => !before.includes(holder))
}
