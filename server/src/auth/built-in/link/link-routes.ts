import type { FastifyInstance } from 'fastify'

import { newcomerBody, readBody, resetBody, tokenBody } from '../bodies.ts'
import type { BuiltInContext } from '../accounts/context.ts'
import { refuseWeak } from '../password/refuse-weak.ts'
import { signIn } from '../session/sign-in.ts'
import { admitAddress } from '../throttle/admit.ts'
import { fixedEmail, makeAccount, refuseFulfilled, resetPassword } from './accept-link.ts'
import { findLink, linkInvalid, type OpenLink } from './links.ts'

/** What a page needs before somebody uses a link, and its use. */
export function linkRoutes(app: FastifyInstance, desk: BuiltInContext): void {
  const limited = { onRequest: admitAddress(desk) }

  app.post('/link/inspect', limited, async (request) => {
    const link = await openLinkOf(desk, request.body)
    return { kind: link.kind, role: link.role, characterId: link.characterId ?? null, email: await emailOf(desk, link) }
  })

  app.post('/link/accept', limited, async (request, reply) => {
    const link = await openLinkOf(desk, request.body)
    const userId = link.kind === 'reset' ? await reset(desk, link, request.body) : await join(desk, link, request.body)
    return await signIn(desk, { request, reply }, async (headers) =>
      desk.accounts.api.startSession({ body: { userId }, headers, returnHeaders: true }),
    )
  })
}

async function openLinkOf(desk: BuiltInContext, body: unknown): Promise<OpenLink> {
  const link = await findLink(desk, readBody(tokenBody, body).token)
  if (!link) throw linkInvalid()
  await refuseFulfilled(desk, link)
  return link
}

async function emailOf({ accounts, gmEmail }: BuiltInContext, link: OpenLink): Promise<string | null> {
  const owner = link.userId ? await accounts.internalAdapter.findUserById(link.userId) : null
  return owner?.email ?? fixedEmail(link, gmEmail)
}

async function join(desk: BuiltInContext, link: OpenLink, body: unknown): Promise<string> {
  const fixed = fixedEmail(link, desk.gmEmail)
  const given = typeof body === 'object' && fixed !== null ? { ...body, email: fixed } : body
  const { token, ...newcomer } = readBody(newcomerBody, given)
  const { email, firstName, lastName, password } = newcomer
  await refuseWeak(desk, 'password', password, { email, firstName, lastName, characterId: link.characterId })
  return await makeAccount(desk, token, newcomer)
}

async function reset(desk: BuiltInContext, link: OpenLink, body: unknown): Promise<string> {
  const { token, password } = readBody(resetBody, body)
  const owner = link.userId ? await desk.accounts.internalAdapter.findUserById(link.userId) : null
  if (!owner) throw linkInvalid()
  await refuseWeak(desk, 'password', password, owner)
  return await resetPassword(desk, token, password)
}
