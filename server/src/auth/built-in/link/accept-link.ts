import { Problem } from '@waybook/contract'

import type { BuiltInContext } from '../accounts/context.ts'
import { gameMasterIds, hasGameMaster, playerOf } from '../accounts/game-master.ts'
import { hashPassword } from '../accounts/password-hash.ts'
import { consumeLink, linkInvalid, type OpenLink } from './links.ts'

/** What somebody says of themselves when they make an account. */
export interface Newcomer {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
}

/** Makes the account that a set-up or invite link is for. The link is used up only if all of it succeeds. */
export async function makeAccount(desk: BuiltInContext, token: string, newcomer: Newcomer): Promise<string> {
  // Before the link is taken: hashing is slow, and the transaction holds the file.
  const password = await hashPassword(newcomer.password, desk.passwordCost)
  return await withLink(desk, token, async (link) => {
    await refuseFulfilled(desk, link)
    const returning = await returningGameMaster(desk, link, newcomer.email)
    if (returning) return await setPassword(desk, returning, password)
    await refuseTaken(desk, link, newcomer.email)
    return await addAccount(desk, link, { ...newcomer, password })
  })
}

/** Sets the password that a reset link is for, and ends every session that knew the old one. */
export async function resetPassword(desk: BuiltInContext, token: string, password: string): Promise<string> {
  const hash = await hashPassword(password, desk.passwordCost)
  return await withLink(desk, token, async ({ userId }) => {
    const user = userId ? await desk.accounts.internalAdapter.findUserById(userId) : null
    if (!user) throw linkInvalid()
    return await setPassword(desk, user.id, hash)
  })
}

async function setPassword({ accounts }: BuiltInContext, userId: string, hash: string): Promise<string> {
  await accounts.internalAdapter.updatePassword(userId, hash)
  await accounts.internalAdapter.deleteUserSessions(userId)
  return userId
}

/** A game master who lost their password gets back in by an invite as game master of the host's making. */
async function returningGameMaster(desk: BuiltInContext, link: OpenLink, email: string): Promise<string | null> {
  if (link.kind !== 'invite' || link.role !== 'gameMaster' || link.newcomersOnly) return null
  const found = await desk.accounts.internalAdapter.findUserByEmail(email)
  return found && (await gameMasterIds(desk)).includes(found.user.id) ? found.user.id : null
}

async function withLink(
  desk: BuiltInContext,
  token: string,
  use: (link: OpenLink) => Promise<string>,
): Promise<string> {
  return await desk.accounts.inTransaction(async () => await use(await consumeLink(desk, token)))
}

/** The address that the account gets whatever was typed; `null` where it is for the newcomer to say. */
export function fixedEmail({ kind }: OpenLink, gmEmail: string | null): string | null {
  return kind === 'setup' ? gmEmail : null
}

/** Refuses a link whose purpose was fulfilled in another way since it was made. */
export async function refuseFulfilled(desk: BuiltInContext, link: OpenLink): Promise<void> {
  if (link.kind === 'setup' && (await hasGameMaster(desk)))
    throw new Problem('conflict', 'There is a game master already. Ask them for an invite.')
  if (link.kind === 'invite' && link.characterId && (await playerOf(desk, link.characterId)))
    throw new Problem('conflict', 'Somebody plays this character already. Ask the game master for another link.')
}

async function refuseTaken(desk: BuiltInContext, link: OpenLink, email: string): Promise<void> {
  const isKept = link.role === 'player' && email === desk.gmEmail
  if (isKept || (await desk.accounts.internalAdapter.findUserByEmail(email)))
    throw new Problem('conflict', 'An account with this e-mail exists already. Sign in instead.')
}

async function addAccount({ accounts, gmEmail }: BuiltInContext, link: OpenLink, newcomer: Newcomer): Promise<string> {
  const { email, firstName, lastName, password } = newcomer
  const user = await accounts.internalAdapter.createUser(
    {
      email,
      emailVerified: fixedEmail(link, gmEmail) === email,
      name: `${firstName} ${lastName}`.trim(),
      firstName,
      lastName: lastName || null,
      gameMaster: link.role === 'gameMaster',
      characterId: link.characterId ?? null,
    },
    { method: 'email' },
  )
  const account = { userId: user.id, accountId: user.id, providerId: 'credential', password }
  await accounts.internalAdapter.linkAccount(account)
  return user.id
}
