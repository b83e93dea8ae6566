import { Problem } from '@waybook/contract'
import { APIError, getOAuthState } from 'better-auth/api'
import * as z from 'zod'

import type { BuiltInContext } from '../accounts/context.ts'
import { fixedEmail, refuseFulfilled } from '../link/accept-link.ts'
import { consumeHashed } from '../link/links.ts'

/** Who an identity provider says somebody is, that has no account here yet. */
export interface Stranger {
  readonly email: string
  readonly emailVerified: boolean
}

const state = z.object({ linkHash: z.string().optional() })

/**
 * What a link adds to the account that is about to be made; refuses whoever has neither a link nor the address of the game
 * master. Runs within the transaction that makes the account, so that a refusal leaves the link open.
 */
export async function admitNewcomer(desk: BuiltInContext, { email, emailVerified }: Stranger) {
  if (!emailVerified) throw refusal('EMAIL_NOT_VERIFIED')
  const { linkHash } = state.parse((await getOAuthState()) ?? {})
  if (linkHash !== undefined) return await byLink(desk, linkHash, email)
  if (email !== desk.gmEmail) throw refusal('NOT_INVITED')
  return {}
}

async function byLink(desk: BuiltInContext, linkHash: string, email: string) {
  try {
    const link = await consumeHashed(desk, linkHash)
    await refuseFulfilled(desk, link)
    if ((fixedEmail(link, desk.gmEmail) ?? email) !== email) throw refusal('NOT_INVITED')
    return { gameMaster: link.role === 'gameMaster', characterId: link.characterId ?? null }
  } catch (error) {
    throw error instanceof Problem ? refusal('LINK_VOID') : error
  }
}

/** The code ends up in the address of the sign-in page, which has the words for it. */
const refusal = (code: 'EMAIL_NOT_VERIFIED' | 'NOT_INVITED' | 'LINK_VOID') => new APIError('FORBIDDEN', { code })
