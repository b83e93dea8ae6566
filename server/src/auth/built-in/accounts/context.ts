import type { AttemptLimiter } from '#auth/attempts/attempts.ts'

import type { Accounts } from './accounts.ts'
import type { DeviceCookies } from './device-cookie.ts'
import type { PasswordCost } from './password-hash.ts'

/** The shared context of the built-in sign-in. */
export interface BuiltInContext {
  readonly accounts: Accounts
  readonly secureCookies: boolean
  readonly passwordCost: PasswordCost
  /** The campaign that `gmEmail` applies to. */
  readonly defaultCampaign: string
  /** Lowercase. */
  readonly gmEmail: string | null
  /** Names that others would try first in a password: those of the campaign and the character. */
  readonly guessableNames: (campaignId: string, characterId: string | null) => Promise<readonly string[]>
  readonly devices: DeviceCookies
  /** Counts attempts by client address. */
  readonly addressLimiter: AttemptLimiter
  /** Counts attempts by account or known device. */
  readonly accountLimiter: AttemptLimiter
  readonly now: () => number
}
