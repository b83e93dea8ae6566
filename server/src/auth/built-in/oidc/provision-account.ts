import { Problem } from '@waybook/contract'
import { APIError, getOAuthState } from 'better-auth/api'
import * as z from 'zod'

import type { ExternalUser } from '../accounts/better-auth-options.ts'
import type { BuiltInContext } from '../accounts/context.ts'
import { fixedEmail, refuseFulfilled } from '../link/accept-link.ts'
import { consumeHashed } from '../link/links.ts'

const state = z.object({ linkHash: z.string().optional() })

/**
 * The fields that a one-time link adds to an account which is about to be created for a user of the identity provider. Refuses users who
 * have neither a link nor the address of the game master. Runs inside the transaction that creates the account, so that a refusal leaves
 * the link open.
 */
export async function provisionAccount(context: BuiltInContext, { email, emailVerified }: ExternalUser) {
  if (!emailVerified) throw refusal('EMAIL_NOT_VERIFIED')
  const { linkHash } = state.parse((await getOAuthState()) ?? {})
  if (linkHash !== undefined) return await byLink(context, linkHash, email)
  if (email !== context.gmEmail) throw refusal('NOT_INVITED')
  return {}
}

async function byLink(context: BuiltInContext, linkHash: string, email: string) {
  try {
    const link = await consumeHashed(context, linkHash)
    await refuseFulfilled(context, link)
    if ((fixedEmail(link, context.gmEmail) ?? email) !== email) throw refusal('NOT_INVITED')
    return { gameMaster: link.role === 'gameMaster', characterId: link.characterId ?? null }
  } catch (error) {
    throw error instanceof Problem ? refusal('LINK_VOID') : error
  }
}

/** The code ends up in the address of the sign-in page, which turns it into a sentence. */
const refusal = (code: 'EMAIL_NOT_VERIFIED' | 'NOT_INVITED' | 'LINK_VOID') => new APIError('FORBIDDEN', { code })
