import { Problem } from '@waybook/contract'

import type { AuthRequest } from '#auth/auth-route.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { addMembership, membershipOf } from '../accounts/memberships.ts'
import { verifyPassword } from '../accounts/password-hash.ts'
import { countAttempt } from '../accounts/refusals.ts'
import { deviceBucket } from '../session/sign-in.ts'
import { refuseFulfilled, withLink, type Newcomer } from './accept-link.ts'

const OTHER_PASSWORD =
  'An account with this e-mail already exists with a different password. Enter that password to join with the same account.'

/**
 * Adds an account of another campaign to this campaign if its password is right. Returns its id, or `null` if there is no such account.
 */
export async function joinWithAccount(
  context: BuiltInContext,
  request: AuthRequest,
  { token, email, password }: Pick<Newcomer, 'email' | 'password'> & { readonly token: string },
): Promise<string | null> {
  const { accounts, accountLimiter } = context
  const { campaignId } = request
  const found = await accounts.internalAdapter.findUserByEmail(email)
  if (!found) return null
  const place = { campaignId, userId: found.user.id }
  if (await membershipOf(context, place)) return null
  const bucket = deviceBucket(context, request.headers, email)
  await countAttempt(accountLimiter, bucket)
  const hash = (await accounts.internalAdapter.findCredentialAccount(place.userId))?.password
  if (!hash || !(await verifyPassword({ hash, password }))) throw new Problem('conflict', OTHER_PASSWORD)
  await accountLimiter.reset(bucket)
  return await withLink(context, campaignId, token, async (link) => {
    await refuseFulfilled(context, link)
    const part = { gameMaster: link.role === 'gameMaster', characterId: link.characterId ?? null }
    await addMembership(context, place, part)
    return place.userId
  })
}
