import type { Roll, RollAudience } from '@waybook/contract'

/** A roll as it was decided, the same for everybody who may know of it. */
export interface RollRecord {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly rollerId: string
  /** The roller's first name then. */
  readonly by: string
  /** As whom it was rolled. Who may not see the character is not told. */
  readonly characterId: string | null
  readonly skill: string | null
  readonly reason: string
  readonly audience: RollAudience
  readonly dice: Roll['dice']
}

/** A roll that is about to be written: the act that writes it says when, and who rolled. */
export type NewRoll = Omit<RollRecord, 'at' | 'rollerId'>
