import { authRoutes, newcomerBody, resetBody, type LinkPurpose } from '@waybook/contract'

import { authRoute, type AuthRoute } from '#auth/auth-route.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { readBody } from '../accounts/refusals.ts'
import { refuseWeakPassword } from '../password/password-strength.ts'
import { signIn } from '../session/sign-in.ts'
import { fixedEmail, makeAccount, refuseFulfilled, resetPassword } from './accept-link.ts'
import { findLink, linkInvalid, type OpenLink } from './links.ts'

/** Inspecting a link, which a page does before it is accepted, and accepting it. */
export function linkRoutes(context: BuiltInContext): AuthRoute[] {
  const { accounts, addressLimiter } = context
  return [
    authRoute(authRoutes.inspectLink, addressLimiter, async ({ body }) => ({
      content: { body: await purposeOf(context, await openLinkOf(context, body)) },
    })),
    authRoute(authRoutes.acceptLink, addressLimiter, async ({ headers: requestHeaders, body }) => {
      const link = await openLinkOf(context, body)
      const userId = link.kind === 'reset' ? await reset(context, link, body) : await join(context, link, body)
      return await signIn(context, requestHeaders, async (headers) =>
        accounts.api.startSession({ body: { userId }, headers, returnHeaders: true }),
      )
    }),
  ]
}

async function openLinkOf(context: BuiltInContext, body: unknown): Promise<OpenLink> {
  const link = await findLink(context, readBody(authRoutes.inspectLink.body, body).token)
  if (!link) throw linkInvalid()
  await refuseFulfilled(context, link)
  return link
}

async function purposeOf({ accounts, gmEmail }: BuiltInContext, link: OpenLink): Promise<LinkPurpose> {
  const { kind, role, characterId = null } = link
  const owner = link.userId ? await accounts.internalAdapter.findUserById(link.userId) : null
  return { kind, role, characterId, email: owner?.email ?? fixedEmail(link, gmEmail) }
}

async function join(context: BuiltInContext, link: OpenLink, body: unknown): Promise<string> {
  const fixed = fixedEmail(link, context.gmEmail)
  const given = typeof body === 'object' && fixed !== null ? { ...body, email: fixed } : body
  const { token, ...newcomer } = readBody(newcomerBody, given)
  const { email, firstName, lastName, password } = newcomer
  const owner = { email, firstName, lastName, characterId: link.characterId }
  await refuseWeakPassword(context, { field: 'password', password, owner })
  return await makeAccount(context, token, newcomer)
}

async function reset(context: BuiltInContext, link: OpenLink, body: unknown): Promise<string> {
  const { token, password } = readBody(resetBody, body)
  const owner = link.userId ? await context.accounts.internalAdapter.findUserById(link.userId) : null
  if (!owner) throw linkInvalid()
  await refuseWeakPassword(context, { field: 'password', password, owner })
  return await resetPassword(context, token, password)
}
