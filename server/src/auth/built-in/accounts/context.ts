import type { RateLimiter } from '../../../runtime/rate-limiter.ts'
import type { Accounts } from './accounts.ts'
import type { IdentityProvider } from '../oidc/identity-provider.ts'
import type { PasswordCost } from './password-hash.ts'
import type { DeviceCookies } from './device-cookie.ts'

/** What everybody who lets people in has at hand. */
export interface BuiltInContext {
  readonly accounts: Accounts
  /** Who else can say who somebody is. */
  readonly oidc: IdentityProvider | null
  readonly origins: () => readonly string[]
  readonly secureCookies: boolean
  readonly passwordCost: PasswordCost
  /** Lower case. */
  readonly gmEmail: string | null
  readonly namesAround: (characterId: string | null) => Promise<readonly string[]>
  readonly devices: DeviceCookies
  /** RateLimiter by the address that they come from, and by the account or known device that they are for. */
  readonly addresses: RateLimiter
  readonly attempts: RateLimiter
  readonly now: () => number
}
