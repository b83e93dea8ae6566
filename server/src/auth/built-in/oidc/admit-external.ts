import { Problem } from '@waybook/contract'
import { APIError, getOAuthState } from 'better-auth/api'
import * as z from 'zod'

import type { ExternalUser, Place } from '../accounts/better-auth-options.ts'
import type { BuiltInContext } from '../accounts/context.ts'
import { gmEmailIn } from '../accounts/game-master.ts'
import { addMembership, membershipOf } from '../accounts/memberships.ts'
import { fixedEmail, refuseFulfilled } from '../link/accept-link.ts'
import { consumeHashed, findHashed, linkInvalid, type OpenLink } from '../link/links.ts'

const state = z.object({
  linkHash: z.string().optional(),
  campaign: z.string().optional(),
  toAny: z.boolean().optional(),
})

/**
 * Refuses users of the identity provider who have neither a link of the campaign nor the address of the game master. Called before an
 * account is created for them.
 */
export async function refuseUninvited(
  context: BuiltInContext,
  { email, emailVerified }: ExternalUser,
  campaignId: string,
): Promise<void> {
  if (!emailVerified) throw refusal('EMAIL_NOT_VERIFIED')
  const linkHash = await openedLink()
  if (linkHash === null) {
    if (email !== gmEmailIn(context, campaignId)) throw refusal('NOT_INVITED')
    return
  }
  await asRefusal(async () => {
    const link = await findHashed(context, campaignId, linkHash)
    if (!link) throw linkInvalid()
    await refuseUnfit(context, link, { campaignId, email })
  })
}

/** Makes a user who came back from the identity provider a member of the campaign, by a link or by their address. */
export async function joinExternally(context: BuiltInContext, place: Place): Promise<void> {
  if (await membershipOf(context, place)) return
  const { campaignId, userId } = place
  const user = await context.accounts.internalAdapter.findUserById(userId)
  const linkHash = await openedLink()
  if (linkHash === null) {
    if (!user?.emailVerified || user.email !== gmEmailIn(context, campaignId)) return
    return await addMembership(context, place, { gameMaster: false, characterId: null })
  }
  await asRefusal(async () => {
    await context.accounts.inTransaction(async () => {
      const link = await consumeHashed(context, campaignId, linkHash)
      await refuseUnfit(context, link, { campaignId, email: user?.email ?? '' })
      const characterId = link.characterId ?? null
      await addMembership(context, place, { gameMaster: link.role === 'gameMaster', characterId })
    })
  })
}

/** The campaign and address where a sign-in began. Missing if it began before an update. */
export interface Beginning {
  readonly campaign?: string | undefined
  /** Whether a membership in any campaign is enough. */
  readonly toAny?: boolean | undefined
}

/** Where the sign-in of this callback began. All campaigns at the main address share the address of the callback. */
export async function beginningOf(): Promise<Beginning> {
  return state.parse((await getOAuthState()) ?? {})
}

async function openedLink(): Promise<string | null> {
  return state.parse((await getOAuthState()) ?? {}).linkHash ?? null
}

async function refuseUnfit(
  context: BuiltInContext,
  link: OpenLink,
  { campaignId, email }: { readonly campaignId: string; readonly email: string },
): Promise<void> {
  await refuseFulfilled(context, link)
  if ((fixedEmail(link, gmEmailIn(context, campaignId)) ?? email) !== email) throw refusal('NOT_INVITED')
}

async function asRefusal(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw error instanceof Problem ? refusal('LINK_VOID') : error
  }
}

/** The code becomes part of the address of the sign-in page, which turns it into a sentence. */
const refusal = (code: 'EMAIL_NOT_VERIFIED' | 'NOT_INVITED' | 'LINK_VOID') => new APIError('FORBIDDEN', { code })
