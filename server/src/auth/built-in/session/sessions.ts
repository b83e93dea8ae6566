import type { IncomingHttpHeaders } from 'node:http'

import { isAPIError } from 'better-auth/api'

import { type Identity, isGameMaster } from '#auth/auth.ts'
import { type StorageFault, storageFault } from '#runtime/storage-fault.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { cookieNames } from '../accounts/cookies.ts'
import { membershipOf, noteSeen } from '../accounts/memberships.ts'
import { mustRecordUse, isOver, isLastSeenStale } from '../accounts/session-life.ts'

export type FoundSession = NonNullable<Awaited<ReturnType<typeof sessionOf>>>
export type OpenSession = NonNullable<Awaited<ReturnType<typeof openSession>>>

/** The credentials and campaign of a request. */
export interface Caller {
  readonly headers: IncomingHttpHeaders
  readonly campaignId: string
  /** The id that the sessions of the requested address are stored under. */
  readonly realm: string
}

/**
 * The session of a request's cookie, and the account's membership in the campaign. `null` if the session has ended, belongs to another
 * address, or the account is not a member. Records the use of the session.
 */
export async function sessionOf(context: BuiltInContext, caller: Caller) {
  const found = await openSession(context, caller)
  if (!found) return null
  const membership = await membershipOf(context, { campaignId: caller.campaignId, userId: found.user.id })
  if (!membership) return null
  await recordUse(context, { ...found, membership }, context.now()).catch((error: unknown) => {
    // An unwritable disk must not keep anybody from reading.
    if (!NOT_WRITABLE.has(storageFault(error))) throw error
  })
  return { ...found, membership }
}

/** The session of a request's cookie, whatever campaigns its account is a member of. `null` if it has ended or belongs to another address. */
export async function openSession(context: BuiltInContext, { headers: { cookie }, realm }: Omit<Caller, 'campaignId'>) {
  const { api, internalAdapter } = context.accounts
  if (!cookie?.includes(cookieNames(context.secureCookies).session)) return null
  const found = await retriedOnce(context, async () => await api.getSession({ headers: new Headers({ cookie }) }))
  if (found?.session.campaign !== realm) return null
  if (!isOver(found.session, context.now())) return found
  await internalAdapter.deleteSession(found.session.token)
  return null
}

const NOT_WRITABLE: ReadonlySet<StorageFault | null> = new Set(['full', 'read-only', 'failing'])

async function recordUse(
  context: BuiltInContext,
  { session, user, membership }: FoundSession,
  now: number,
): Promise<void> {
  if (mustRecordUse(session, now))
    await context.accounts.internalAdapter.updateSession(session.token, { updatedAt: new Date(now) })
  if (isLastSeenStale(membership.lastSeenAt, now))
    await noteSeen(context, { campaignId: membership.campaign, userId: user.id }, now)
}

/**
 * The library hides the reason if it cannot read the session. Another query then either fails with the reason, or the session is read
 * again.
 */
async function retriedOnce<Found>({ accounts }: BuiltInContext, read: () => Promise<Found>): Promise<Found> {
  try {
    return await read()
  } catch (error) {
    if (!isAPIError(error)) throw error
    await accounts.internalAdapter.findUserById('nobody')
    return await read()
  }
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
    ...(typeof user.language === 'string' && { language: user.language }),
  }
}
