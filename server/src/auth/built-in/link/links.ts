import { createHash, randomBytes } from 'node:crypto'

import { Problem } from '@waybook/contract'
import * as z from 'zod'

import type { LinkRequest, MadeLink } from '#auth/auth.ts'
import { accountProblems } from '#sentences/problems.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { gameMasterIds } from '../accounts/game-master.ts'
import { campaignsOf, membershipOf, playerOf } from '../accounts/memberships.ts'

const HOUR_MS = 3_600_000
const LIVES_MS = { setup: 24 * HOUR_MS, invite: 7 * 24 * HOUR_MS, reset: HOUR_MS }
const PAGES = { setup: '/setup', invite: '/join', reset: '/reset' }
const TOKEN_BYTES = 32

const openLink = z.object({
  campaign: z.string(),
  kind: z.enum(['setup', 'invite', 'reset']),
  role: z.enum(['gameMaster', 'player']),
  characterId: z.string().nullish(),
  userId: z.string().nullish(),
  newcomersOnly: z.boolean().nullish(),
  onlyThisCampaign: z.boolean().nullish(),
  characterRemoved: z.boolean().nullish(),
})

const made = z.object({ id: z.string() })

/** An unused link. It may no longer be needed, or its character may be gone. */
export type OpenLink = z.infer<typeof openLink>

export const linkInvalid = () => new Problem('not-found', accountProblems.linkNoLongerValid())

/**
 * Creates a link and voids the open ones that it replaces. Invites without a character do not replace each other. The token is in the
 * fragment of the address, which browsers do not send and servers do not log. Only its hash is stored.
 */
export async function createLink(context: BuiltInContext, campaign: string, request: LinkRequest): Promise<MadeLink> {
  const tables = await context.accounts.tables()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { kind, role, characterId = null, newcomersOnly = false, onlyThisCampaign = false } = request
  const userId = kind === 'reset' ? await ownerOf(context, campaign, request) : null
  if (onlyThisCampaign && userId !== null) await refuseSeveralCampaigns(context, userId)
  const replaced = kind === 'reset' ? { campaign, kind, userId } : { campaign, kind, role, characterId }
  const where = Object.entries(replaced).map(([field, value]) => ({ field, value }))
  const replaces = kind !== 'invite' || characterId !== null
  if (replaces) await tables.deleteMany({ model: 'oneTimeLink', where })
  const expiresAt = new Date(context.now() + LIVES_MS[kind])
  const about = { campaign, kind, role, characterId, userId, newcomersOnly, onlyThisCampaign }
  const data = { ...about, tokenHash: hashOf(token), expiresAt }
  const { id } = made.parse(await tables.create({ model: 'oneTimeLink', data }))
  return { id, path: `${PAGES[kind]}#${token}` }
}

/** The open link of a token. Does not use it up. `null` if it is used, expired, unknown or for another campaign. */
export async function findLink(context: BuiltInContext, campaign: string, token: string): Promise<OpenLink | null> {
  return await findHashed(context, campaign, hashOf(token))
}

/** Like `findLink`, by the hash of the token. */
export async function findHashed(
  { accounts, now }: BuiltInContext,
  campaign: string,
  tokenHash: string,
): Promise<OpenLink | null> {
  const tables = await accounts.tables()
  const found = await tables.findOne({ model: 'oneTimeLink', where: openWith(campaign, tokenHash, now()) })
  return openLink.nullable().parse(found)
}

/** Uses up the link. Exactly one of several concurrent calls succeeds. */
export async function consumeLink(context: BuiltInContext, campaign: string, token: string): Promise<OpenLink> {
  return await consumeHashed(context, campaign, hashOf(token))
}

/** Like `consumeLink`, by the hash of the token. */
export async function consumeHashed(
  { accounts, now }: BuiltInContext,
  campaign: string,
  tokenHash: string,
): Promise<OpenLink> {
  const tables = await accounts.tables()
  const taken = await tables.consumeOne({ model: 'oneTimeLink', where: openWith(campaign, tokenHash, now()) })
  if (!taken) throw linkInvalid()
  return openLink.parse(taken)
}

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

const openWith = (campaign: string, tokenHash: string, nowMs: number) => [
  { field: 'tokenHash', value: tokenHash },
  { field: 'campaign', value: campaign },
  { field: 'expiresAt', operator: 'gt' as const, value: new Date(nowMs) },
]

/** Keeps a game master from getting into another campaign by resetting the password of one of its members. */
export async function refuseSeveralCampaigns(context: BuiltInContext, userId: string): Promise<void> {
  if ((await campaignsOf(context, userId)).length > 1)
    throw new Problem('conflict', accountProblems.memberOfAnotherCampaign())
}

/** The account whose password a reset link sets: the one with the e-mail or character, or the only game master. */
async function ownerOf(
  context: BuiltInContext,
  campaignId: string,
  { role, characterId, email }: LinkRequest,
): Promise<string> {
  if (email !== undefined) return idOf(await memberWith(context, campaignId, email), `the e-mail ${email}`)
  if (characterId !== undefined) {
    const player = await playerOf(context, campaignId, characterId)
    return idOf(player, `the character ${characterId}`)
  }
  const [first, second] = role === 'gameMaster' ? await gameMasterIds(context, campaignId) : []
  if (second !== undefined) throw new Problem('conflict', accountProblems.severalGameMasters())
  return idOf(first === undefined ? null : { id: first }, 'the game master')
}

async function memberWith(context: BuiltInContext, campaignId: string, email: string) {
  const found = await context.accounts.internalAdapter.findUserByEmail(email)
  return found && (await membershipOf(context, { campaignId, userId: found.user.id })) ? found.user : null
}

function idOf(account: { readonly id: string } | null | undefined, whose: string): string {
  if (!account) throw new Problem('not-found', `There is no account for ${whose}. Create an invite instead.`)
  return account.id
}
