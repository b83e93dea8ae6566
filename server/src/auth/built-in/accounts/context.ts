import type { AttemptLimiter } from '#auth/attempts/attempts.ts'

import type { Accounts } from './accounts.ts'
import type { DeviceCookies } from './device-cookie.ts'
import type { PasswordCost } from './password-hash.ts'

/** The context that all parts of the built-in sign-in share. */
export interface BuiltInContext {
  readonly accounts: Accounts
  readonly secureCookies: boolean
  readonly passwordCost: PasswordCost
  /** The campaign that `gmEmail` is for. */
  readonly defaultCampaign: string
  /** Lower case. */
  readonly gmEmail: string | null
  /** Names that others would try first in a password: the campaign's, and that of the character. */
  readonly guessableNames: (campaignId: string, characterId: string | null) => Promise<readonly string[]>
  readonly devices: DeviceCookies
  /** Counts attempts by client address. */
  readonly addressLimiter: AttemptLimiter
  /** Counts attempts by account, or by known device. */
  readonly accountLimiter: AttemptLimiter
  readonly now: () => number
}
