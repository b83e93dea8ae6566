import { Problem } from '@waybook/contract'

import { accountProblems } from '#sentences/problems.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { gameMasterIds, gmEmailIn, hasGameMaster } from '../accounts/game-master.ts'
import { addMembership, playerOf } from '../accounts/memberships.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { consumeLink, linkInvalid, refuseSeveralCampaigns, type OpenLink } from './links.ts'

/** The data that a person enters to create an account. */
export interface Newcomer {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
}

/** Creates the account for a set-up or invite link. Uses up the link only if everything succeeds. */
export async function makeAccount(
  context: BuiltInContext,
  campaignId: string,
  { token, ...newcomer }: Newcomer & { readonly token: string },
): Promise<string> {
  // Hashes before the transaction, because hashing is slow and the transaction locks the file.
  const password = await hashPassword(newcomer.password, context.passwordCost)
  return await withLink(context, campaignId, token, async (link) => {
    await refuseFulfilled(context, link)
    const returning = await returningGameMaster(context, link, newcomer.email)
    if (returning) return await setPassword(context, returning, password)
    await refuseTaken(context, link, newcomer.email)
    return await addAccount(context, link, { ...newcomer, password })
  })
}

/** Sets a new password for a reset link, ends every session, and removes the passkeys, because the device may be lost. */
export async function resetPassword(
  context: BuiltInContext,
  campaignId: string,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<string> {
  const hash = await hashPassword(password, context.passwordCost)
  return await withLink(context, campaignId, token, async ({ userId, onlyThisCampaign }) => {
    const user = userId ? await context.accounts.internalAdapter.findUserById(userId) : null
    if (!user) throw linkInvalid()
    if (onlyThisCampaign) await refuseSeveralCampaigns(context, user.id)
    return await setPassword(context, user.id, hash)
  })
}

async function setPassword({ accounts }: BuiltInContext, userId: string, hash: string): Promise<string> {
  await accounts.internalAdapter.updatePassword(userId, hash)
  await accounts.internalAdapter.deleteUserSessions(userId)
  const tables = await accounts.tables()
  await tables.deleteMany({ model: 'passkey', where: [{ field: 'userId', value: userId }] })
  return userId
}

/** A game master who lost their password gets back in with a game master invite from the host. */
async function returningGameMaster(context: BuiltInContext, link: OpenLink, email: string): Promise<string | null> {
  if (link.kind !== 'invite' || link.role !== 'gameMaster' || link.newcomersOnly) return null
  const found = await context.accounts.internalAdapter.findUserByEmail(email)
  return found && (await gameMasterIds(context, link.campaign)).includes(found.user.id) ? found.user.id : null
}

/** Uses up the link and calls `use` in one transaction. */
export async function withLink(
  context: BuiltInContext,
  campaignId: string,
  token: string,
  use: (link: OpenLink) => Promise<string>,
): Promise<string> {
  return await context.accounts.inTransaction(async () => await use(await consumeLink(context, campaignId, token)))
}

/** The required address of the account, or `null` if the newcomer chooses it. */
export function fixedEmail({ kind }: OpenLink, gmEmail: string | null): string | null {
  return kind === 'setup' ? gmEmail : null
}

/** Refuses a link that is no longer needed: there is already a game master, or the character is gone or has a player. */
export async function refuseFulfilled(context: BuiltInContext, link: OpenLink): Promise<void> {
  if (link.kind === 'setup' && (await hasGameMaster(context, link.campaign)))
    throw new Problem('conflict', accountProblems.alreadyGameMaster())
  if (link.characterRemoved) throw new Problem('conflict', accountProblems.characterLinkNoLongerInCampaign())
  if (link.kind === 'invite' && link.characterId && (await playerOf(context, link.campaign, link.characterId)))
    throw new Problem('conflict', accountProblems.askForAnotherLink())
}

async function refuseTaken(context: BuiltInContext, link: OpenLink, email: string): Promise<void> {
  const isReserved = email === context.gmEmail && (link.role === 'player' || link.campaign !== context.defaultCampaign)
  if (isReserved || (await context.accounts.internalAdapter.findUserByEmail(email)))
    throw new Problem('conflict', accountProblems.accountExists())
}

async function addAccount(context: BuiltInContext, link: OpenLink, newcomer: Newcomer): Promise<string> {
  const { accounts } = context
  const { email, firstName, lastName, password } = newcomer
  const user = await accounts.internalAdapter.createUser(
    {
      email,
      emailVerified: fixedEmail(link, gmEmailIn(context, link.campaign)) === email,
      name: `${firstName} ${lastName}`.trim(),
      firstName,
      lastName: lastName || null,
    },
    { method: 'email' },
  )
  const account = { userId: user.id, accountId: user.id, providerId: 'credential', password }
  await accounts.internalAdapter.linkAccount(account)
  const part = { gameMaster: link.role === 'gameMaster', characterId: link.characterId ?? null }
  await addMembership(context, { campaignId: link.campaign, userId: user.id }, part)
  return user.id
}
