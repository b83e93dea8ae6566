import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import type { Identity } from '#auth/auth.ts'
import type { CampaignTables } from '#database/database.ts'

import type { CampaignStore } from '../store.ts'
import { connectDisplay, findDisplayByHash, isDisplayAwaited } from './queries.ts'

/** Enough entropy that guesses need no rate limit and a plain hash is safe. */
const SECRET_BYTES = 32
const COOKIE = /(?:^|;\s*)(?:__Secure-)?waybook\.display=([\w-]{43})(?:;|$)/

/** With https, `__Secure-` makes browsers refuse the cookie without it. The prefix `__Host-` would not allow a path. */
export const displayCookie = (secure: boolean) => (secure ? '__Secure-waybook.display' : 'waybook.display')

/** The display whose secret is in the cookie, as a player without a character or account. `null` if it was disconnected. */
export async function identifyDisplay(
  records: CampaignTables,
  { cookie }: IncomingHttpHeaders,
): Promise<Identity | null> {
  const [, secret] = COOKIE.exec(cookie ?? '') ?? []
  const displayId = secret === undefined ? null : await findDisplayByHash(records, hashOf(secret))
  if (displayId === null) return null
  // Different from every account's id.
  const id = `display ${displayId}`
  const user = { id, username: null, firstName: null, lastName: null, emailAddresses: [], publicMetadata: {} }
  return { user, role: 'player', characterId: null, sessionId: id, displayId }
}

/** Connects a display with the open code. Returns its secret, or `null` if the code is not the open one. */
export async function connectWithCode(records: CampaignStore, code: string, now: number): Promise<string | null> {
  // Without an open code, guesses never start a transaction and so never hold up other writes.
  if (!(await isDisplayAwaited(records, now))) return null
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const write = { actor: 'display' }
  const isRight = await records.transaction(write, async (tx) => await connectDisplay(tx, code, hashOf(secret)))
  return isRight ? secret : null
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
