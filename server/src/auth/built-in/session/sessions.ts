import type { IncomingHttpHeaders } from 'node:http'

import { type Identity, isGameMaster } from '#auth/auth.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { cookieNames } from '../accounts/cookies.ts'
import { membershipOf, noteSeen } from '../accounts/memberships.ts'
import { mustRecordUse, isOver, isLastSeenStale } from '../accounts/session-life.ts'

export type FoundSession = NonNullable<Awaited<ReturnType<typeof sessionOf>>>

/** Whose session is looked for: what a request proves, and its campaign. */
export interface Caller {
  readonly headers: IncomingHttpHeaders
  readonly campaignId: string
}

/**
 * The session that a request's cookie names, and the account's part in the campaign. `null` if it has ended or is for another campaign.
 * Records that it was used.
 */
export async function sessionOf(context: BuiltInContext, { headers: { cookie }, campaignId }: Caller) {
  const { api, internalAdapter } = context.accounts
  if (!cookie?.includes(cookieNames(context.secureCookies).session)) return null
  const found = await api.getSession({ headers: new Headers({ cookie }) })
  if (found?.session.campaign !== campaignId) return null
  const now = context.now()
  if (isOver(found.session, now)) {
    await internalAdapter.deleteSession(found.session.token)
    return null
  }
  if (mustRecordUse(found.session, now))
    await internalAdapter.updateSession(found.session.token, { updatedAt: new Date(now) })
  const place = { campaignId, userId: found.user.id }
  const membership = await membershipOf(context, place)
  if (!membership) return null
  if (isLastSeenStale(membership.lastSeenAt, now)) await noteSeen(context, place, now)
  return { ...found, membership }
}

export function identityOf({ session, user, membership }: FoundSession, gmEmail: string | null): Identity {
  const claims = { email: user.email, emailVerified: user.emailVerified, gameMaster: membership.gameMaster === true }
  const characterId = membership.characterId ?? null
  return {
    user: {
      id: user.id,
      username: null,
      firstName: user.firstName ?? null,
      lastName: user.lastName ?? null,
      emailAddresses: [{ emailAddress: user.email }],
      publicMetadata: characterId === null ? {} : { character: characterId },
    },
    role: isGameMaster(claims, gmEmail) ? 'gameMaster' : 'player',
    characterId,
    sessionId: session.id,
  }
}
