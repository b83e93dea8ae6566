import { authRoutes } from '@waybook/contract'
import * as z from 'zod'

import { authRoute, isForAnyCampaign, type AuthRoute } from '#auth/auth-route.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { readBody } from '../accounts/refusals.ts'
import { libraryHeaders } from '../library-headers.ts'
import { hashOf } from '../link/links.ts'
import { openSession } from '../session/sessions.ts'
import { PROVIDER_ID, type IdentityProvider } from './identity-provider.ts'

const query = z.record(z.string(), z.unknown())

const refused = z.object({ code: z.string() })

/** Redirecting to the identity provider, and its callback. better-auth manages state, PKCE and nonce. */
export function oidcRoutes(context: BuiltInContext, provider: IdentityProvider): AuthRoute[] {
  const { accounts, addressLimiter } = context
  const { api, internalAdapter } = accounts
  return [
    authRoute(authRoutes.beginOidc, addressLimiter, async (request) => {
      const { token, to } = readBody(authRoutes.beginOidc.body, request.body)
      await provider.connected()
      // Users return to the sign-in page, which decides whether it may redirect them.
      const back = `${request.basePath}/sign-in?to=${encodeURIComponent(to)}`
      const { response, headers } = await api.signInSocial({
        body: {
          provider: PROVIDER_ID,
          callbackURL: back,
          errorCallbackURL: back,
          disableRedirect: true,
          // All campaigns at the main address share the address of the callback.
          additionalData: {
            campaign: request.campaignId,
            toAny: isForAnyCampaign(request),
            ...(token !== undefined && { linkHash: hashOf(token) }),
          },
        },
        headers: libraryHeaders(request),
        returnHeaders: true,
      })
      if (response.url === undefined) throw new Error('better-auth returned no address of the identity provider')
      return { content: { body: { url: response.url } }, cookies: headers.getSetCookie() }
    }),
    authRoute(authRoutes.endOidc, addressLimiter, async (request) => {
      await provider.connected()
      const before = await openSession(context, request)
      const answer = await api.callbackOAuth({
        params: { id: PROVIDER_ID },
        query: query.parse(request.query),
        method: 'GET',
        // The cookie proves that this browser began the sign-in; the session records the user agent.
        headers: libraryHeaders(request, ['cookie', 'user-agent']),
        asResponse: true,
      })
      const location = answer.headers.get('location') ?? `/sign-in?error=${await codeIn(answer)}`
      const isRefused = location.includes('error=')
      if (before && !isRefused) await internalAdapter.deleteSession(before.session.token)
      return {
        content: { redirect: location },
        cookies: answer.headers.getSetCookie(),
        event: isRefused
          ? { level: 'warn', message: 'sign-in with the identity provider refused' }
          : { level: 'info', message: 'signed in with the identity provider' },
      }
    }),
  ]
}

/** The code of a refusal that the library answers without a redirect. */
async function codeIn(answer: Response): Promise<string> {
  const read = refused.safeParse(await answer.json().catch(() => null))
  return read.success ? encodeURIComponent(read.data.code) : 'unknown'
}
