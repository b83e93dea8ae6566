import type { Roll, RollAudience } from '@waybook/contract'

/** A roll as stored, the same for everyone who may see it. */
export interface RollRecord {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly rollerId: string
  /** The roller's first name at the time. */
  readonly by: string
  /** The character that was rolled for. Not sent to viewers who may not see that character. */
  readonly characterId: string | null
  readonly skill: string | null
  readonly reason: string
  readonly audience: RollAudience
  readonly dice: Roll['dice']
}

/** A roll that is about to be written. The transaction adds the time and the roller. */
export type NewRoll = Omit<RollRecord, 'at' | 'rollerId'>
