import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { oidcBody, readBody } from '../bodies.ts'
import type { BuiltInContext } from '../accounts/context.ts'
import { hashOf } from '../link/links.ts'
import { sessionOf } from '../session/identity.ts'
import { admitAddress } from '../throttle/admit.ts'
import { PROVIDER_ID, type IdentityProvider } from './identity-provider.ts'

/** To the identity provider and back. The library's calls keep what belongs to one sign-in together: state, PKCE and nonce. */
export function oidcRoutes(app: FastifyInstance, desk: BuiltInContext, provider: IdentityProvider): void {
  const { api } = desk.accounts
  const limited = { onRequest: admitAddress(desk) }

  app.post('/sign-in/oidc', limited, async (request, reply) => {
    const { token, to } = readBody(oidcBody, request.body)
    await provider.connected()
    // By way of the sign-in page, which knows where it may lead.
    const back = `/sign-in?to=${encodeURIComponent(to)}`
    const { response, headers } = await api.signInSocial({
      body: {
        provider: PROVIDER_ID,
        callbackURL: back,
        errorCallbackURL: back,
        disableRedirect: true,
        additionalData: token === undefined ? {} : { linkHash: hashOf(token) },
      },
      headers: new Headers(),
      returnHeaders: true,
    })
    return await reply.header('set-cookie', headers.getSetCookie()).send({ url: response.url })
  })

  app.get<{ Querystring: Record<string, string> }>(`/callback/${PROVIDER_ID}`, limited, async (request, reply) => {
    await provider.connected()
    const before = await sessionOf(desk, request.headers)
    const answer = await api.callbackOAuth({
      params: { id: PROVIDER_ID },
      query: request.query,
      method: 'GET',
      headers: browserOf(request),
      asResponse: true,
    })
    const location = answer.headers.get('location') ?? '/sign-in?error=unknown'
    const refused = isRefused(location)
    if (refused) request.log.warn({ req: request }, 'refused: signing in with the identity provider')
    else request.log.info({ req: request }, 'signed in with the identity provider')
    if (before && !refused) await desk.accounts.internalAdapter.deleteSession(before.session.token)
    return await leadTo(reply, location, answer.headers.getSetCookie())
  })
}

const isRefused = (location: string) => location.includes('error=')

/** What proves that this browser began it, and what a session notes of it. */
function browserOf({ headers }: FastifyRequest): Headers {
  return new Headers({ cookie: headers.cookie ?? '', 'user-agent': headers['user-agent'] ?? '' })
}

async function leadTo(reply: FastifyReply, location: string, cookies: string[]): Promise<FastifyReply> {
  return await reply.header('set-cookie', cookies).redirect(location, 302)
}
