import { createHash, randomBytes } from 'node:crypto'

import { Problem } from '@waybook/contract'
import * as z from 'zod'

import type { LinkRequest, MadeLink } from '#auth/auth.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { gameMasterIds, playerOf } from '../accounts/game-master.ts'

const HOUR_MS = 3_600_000
const LIVES_MS = { setup: 24 * HOUR_MS, invite: 7 * 24 * HOUR_MS, reset: HOUR_MS }
const PAGES = { setup: '/setup', invite: '/join', reset: '/reset' }
const TOKEN_BYTES = 32

const openLink = z.object({
  kind: z.enum(['setup', 'invite', 'reset']),
  role: z.enum(['gameMaster', 'player']),
  characterId: z.string().nullish(),
  userId: z.string().nullish(),
  newcomersOnly: z.boolean().nullish(),
  characterRemoved: z.boolean().nullish(),
})

const made = z.object({ id: z.string() })

/** A link that has not been used yet. It may no longer be needed, or its character may be gone. */
export type OpenLink = z.infer<typeof openLink>

export const linkInvalid = () => new Problem('not-found', 'This link is no longer valid. Ask for a new one.')

/**
 * Creates a link and voids the open ones that it replaces; invites without a character do not replace each other. The token is in the
 * fragment of the address, which browsers do not send and no server logs. Only its hash is stored.
 */
export async function createLink(context: BuiltInContext, request: LinkRequest): Promise<MadeLink> {
  const tables = await context.accounts.tables()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { kind, role, characterId = null, newcomersOnly = false, keepsOthers = false } = request
  const userId = kind === 'reset' ? await ownerOf(context, request) : null
  const replaced = kind === 'reset' ? { kind, userId } : { kind, role, characterId }
  const where = Object.entries(replaced).map(([field, value]) => ({ field, value }))
  const replaces = !keepsOthers && (kind !== 'invite' || characterId !== null)
  if (replaces) await tables.deleteMany({ model: 'oneTimeLink', where })
  const expiresAt = new Date(context.now() + LIVES_MS[kind])
  const data = { kind, role, characterId, userId, newcomersOnly, tokenHash: hashOf(token), expiresAt }
  const { id } = made.parse(await tables.create({ model: 'oneTimeLink', data }))
  return { id, path: `${PAGES[kind]}#${token}` }
}

/** The open link of a token, without using it up. `null` if it was used, has expired or never existed. */
export async function findLink({ accounts, now }: BuiltInContext, token: string): Promise<OpenLink | null> {
  const tables = await accounts.tables()
  const found = await tables.findOne({ model: 'oneTimeLink', where: openWith(hashOf(token), now()) })
  return openLink.nullable().parse(found)
}

/** Uses up the link. Of several concurrent calls exactly one succeeds. */
export async function consumeLink(context: BuiltInContext, token: string): Promise<OpenLink> {
  return await consumeHashed(context, hashOf(token))
}

/** Like `consumeLink`, by the hash of the token. */
export async function consumeHashed({ accounts, now }: BuiltInContext, tokenHash: string): Promise<OpenLink> {
  const tables = await accounts.tables()
  const taken = await tables.consumeOne({ model: 'oneTimeLink', where: openWith(tokenHash, now()) })
  if (!taken) throw linkInvalid()
  return openLink.parse(taken)
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const openWith = (tokenHash: string, nowMs: number) => [
  { field: 'tokenHash', value: tokenHash },
  { field: 'expiresAt', operator: 'gt' as const, value: new Date(nowMs) },
]

/** The account whose password a reset link sets: by its address, by its character, or the only game master. */
async function ownerOf(context: BuiltInContext, { role, characterId, email }: LinkRequest): Promise<string> {
  const { internalAdapter } = context.accounts
  if (email !== undefined) return idOf((await internalAdapter.findUserByEmail(email))?.user, `the e-mail ${email}`)
  if (characterId !== undefined) {
    const player = await playerOf(context, characterId)
    return idOf(player, `the character ${characterId}`)
  }
  const [first, second] = role === 'gameMaster' ? await gameMasterIds(context) : []
  if (second !== undefined) throw new Problem('conflict', 'There are several game masters. Name one by e-mail.')
  return idOf(first === undefined ? null : { id: first }, 'the game master')
}

function idOf(account: { readonly id: string } | null | undefined, whose: string): string {
  if (!account) throw new Problem('not-found', `There is no account for ${whose}. Create an invite instead.`)
  return account.id
}
