import type { IncomingHttpHeaders } from 'node:http'

import { isAPIError } from 'better-auth/api'

import { type Identity, isGameMaster } from '#auth/auth.ts'
import { type StorageFault, storageFault } from '#runtime/storage-fault.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { cookieNames } from '../accounts/cookies.ts'
import { mustRecordUse, isOver, isLastSeenStale } from '../accounts/session-life.ts'

export type FoundSession = NonNullable<Awaited<ReturnType<BuiltInContext['accounts']['api']['getSession']>>>

/** The session that a request's cookie names, unless it has ended. Records that it was used. */
export async function sessionOf(
  context: BuiltInContext,
  { cookie }: IncomingHttpHeaders,
): Promise<FoundSession | null> {
  const { api, internalAdapter } = context.accounts
  if (!cookie?.includes(cookieNames(context.secureCookies).session)) return null
  const found = await retriedOnce(context, async () => await api.getSession({ headers: new Headers({ cookie }) }))
  if (!found) return null
  const now = context.now()
  if (isOver(found.session, now)) {
    await internalAdapter.deleteSession(found.session.token)
    return null
  }
  await recordUse(context, found, now).catch((error: unknown) => {
    // Nobody is kept from reading by a disk on which nothing can be recorded.
    if (!NOT_WRITABLE.has(storageFault(error))) throw error
  })
  return found
}

const NOT_WRITABLE: ReadonlySet<StorageFault | null> = new Set(['full', 'read-only'])

async function recordUse(
  { accounts: { internalAdapter } }: BuiltInContext,
  { session, user }: FoundSession,
  now: number,
): Promise<void> {
  if (mustRecordUse(session, now)) await internalAdapter.updateSession(session.token, { updatedAt: new Date(now) })
  if (isLastSeenStale(user.lastSeenAt, now)) await internalAdapter.updateUser(user.id, { lastSeenAt: new Date(now) })
}

/**
 * The library does not say why it could not read the session. Then the database is asked something else, which fails with the reason, or the
 * session is read again.
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

export function identityOf({ session, user }: FoundSession, gmEmail: string | null): Identity {
  const claims = { email: user.email, emailVerified: user.emailVerified, gameMaster: user.gameMaster === true }
  const characterId = user.characterId ?? null
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
