import { authRoutes, newcomerBody, resetBody, type LinkPurpose } from '@waybook/contract'

import { authRoute, type AuthRequest, type AuthRoute } from '#auth/auth-route.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { gmEmailIn } from '../accounts/game-master.ts'
import { membershipOf } from '../accounts/memberships.ts'
import { readBody } from '../accounts/refusals.ts'
import { refuseWeakPassword } from '../password/password-strength.ts'
import { signIn } from '../session/sign-in.ts'
import { fixedEmail, makeAccount, refuseFulfilled, resetPassword } from './accept-link.ts'
import { joinWithAccount } from './join-with-account.ts'
import { findLink, linkInvalid, type OpenLink } from './links.ts'

/** Inspecting a link, which a page does first, and accepting it. */
export function linkRoutes(context: BuiltInContext): AuthRoute[] {
  const { accounts, addressLimiter } = context
  return [
    authRoute(authRoutes.inspectLink, addressLimiter, async (request) => ({
      content: { body: await purposeOf(context, await openLinkOf(context, request)) },
    })),
    authRoute(authRoutes.acceptLink, addressLimiter, async (request) => {
      const link = await openLinkOf(context, request)
      const userId = link.kind === 'reset' ? await reset(context, link, request) : await join(context, link, request)
      return await signIn(context, request, async (headers) =>
        accounts.api.startSession({ body: { userId }, headers, returnHeaders: true }),
      )
    }),
  ]
}

async function openLinkOf(context: BuiltInContext, { campaignId, body }: AuthRequest): Promise<OpenLink> {
  const link = await findLink(context, campaignId, readBody(authRoutes.inspectLink.body, body).token)
  if (!link) throw linkInvalid()
  await refuseFulfilled(context, link)
  return link
}

async function purposeOf(context: BuiltInContext, link: OpenLink): Promise<LinkPurpose> {
  const { kind, role, characterId = null } = link
  const owner = link.userId ? await context.accounts.internalAdapter.findUserById(link.userId) : null
  const fixed = fixedEmail(link, gmEmailIn(context, link.campaign))
  return { kind, role, characterId, email: owner?.email ?? fixed }
}

async function join(context: BuiltInContext, link: OpenLink, request: AuthRequest): Promise<string> {
  const { body, campaignId } = request
  const fixed = fixedEmail(link, gmEmailIn(context, campaignId))
  const given = typeof body === 'object' && fixed !== null ? { ...body, email: fixed } : body
  const newcomer = readBody(newcomerBody, given)
  const joined = await joinWithAccount(context, request, newcomer)
  if (joined !== null) return joined
  const { email, firstName, lastName, password } = newcomer
  const owner = { email, firstName, lastName, characterId: link.characterId, campaignId }
  await refuseWeakPassword(context, { field: 'password', password, owner })
  return await makeAccount(context, campaignId, newcomer)
}

async function reset(context: BuiltInContext, link: OpenLink, { body, campaignId }: AuthRequest): Promise<string> {
  const given = readBody(resetBody, body)
  const owner = link.userId ? await context.accounts.internalAdapter.findUserById(link.userId) : null
  const part = link.userId ? await membershipOf(context, { campaignId, userId: link.userId }) : null
  if (!owner || !part) throw linkInvalid()
  const { password } = given
  await refuseWeakPassword(context, { field: 'password', password, owner: { ...owner, ...part, campaignId } })
  return await resetPassword(context, campaignId, given)
}
