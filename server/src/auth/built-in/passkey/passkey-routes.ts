import { authRoutes, type Passkey, Problem } from '@waybook/contract'
import * as z from 'zod'

import { authRoute, DONE, type AuthRequest, type AuthRoute } from '#auth/auth-route.ts'
import { accountProblems } from '#sentences/problems.ts'

import type { BuiltInContext } from '../accounts/context.ts'
import { countAttempt, readBody, refuse } from '../accounts/refusals.ts'
import { libraryHeaders } from '../library-headers.ts'
import { type FoundSession, sessionOf } from '../session/sessions.ts'
import { signIn } from '../session/sign-in.ts'

const PASSKEYS_MAX = 20

const stored = z.object({ id: z.string(), name: z.string().nullish(), createdAt: z.date().nullish() })

/** Signing in with a passkey, and managing one's passkeys. Adding one requires the password, because a thief may hold the unlocked device. */
export function passkeyRoutes(context: BuiltInContext): AuthRoute[] {
  const { accounts, accountLimiter, addressLimiter } = context
  const { api, internalAdapter } = accounts
  return [
    authRoute(authRoutes.beginPasskeySignIn, addressLimiter, async (request) => {
      const headers = libraryHeaders(request, ['user-agent'])
      const { response, headers: set } = await api.generatePasskeyAuthenticationOptions({
        headers,
        returnHeaders: true,
      })
      return { content: { body: { ...response, userVerification: 'required' } }, cookies: set.getSetCookie() }
    }),
    authRoute(authRoutes.endPasskeySignIn, addressLimiter, async (request) => {
      const body = readBody(authRoutes.endPasskeySignIn.body, request.body)
      return await signIn(context, request, async () =>
        api.verifyPasskeyAuthentication({ body, headers: forwarded(request), returnHeaders: true }).catch(refuse),
      )
    }),
    authRoute(authRoutes.listPasskeys, null, async (request) => {
      const { user } = await ownSession(context, request)
      const hasPassword = (await internalAdapter.findCredentialAccount(user.id)) !== null
      return { content: { body: { passkeys: await passkeysOf(context, user.id), hasPassword } } }
    }),
    authRoute(authRoutes.beginPasskey, addressLimiter, async (request) => {
      const { user } = await ownSession(context, request)
      const { currentPassword } = readBody(authRoutes.beginPasskey.body, request.body)
      const bucket = `change ${user.id}`
      await countAttempt(accountLimiter, bucket)
      const headers = forwarded(request)
      await api.verifyPassword({ body: { password: currentPassword }, headers }).catch(refuse)
      await accountLimiter.reset(bucket)
      if ((await passkeysOf(context, user.id)).length >= PASSKEYS_MAX)
        throw new Problem('conflict', accountProblems.tooManyPasskeys({ most: PASSKEYS_MAX }))
      const begun = await api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true }).catch(refuse)
      return { content: { body: { ...begun.response } }, cookies: begun.headers.getSetCookie() }
    }),
    authRoute(authRoutes.addPasskey, addressLimiter, async (request) => {
      const { user } = await ownSession(context, request)
      const body = readBody(authRoutes.addPasskey.body, request.body)
      const added = await api.verifyPasskeyRegistration({ body, headers: forwarded(request) }).catch(refuse)
      return {
        content: { body: passkeyOf(stored.parse(added)) },
        event: { level: 'info', message: 'passkey added', userId: user.id },
      }
    }),
    authRoute(authRoutes.removePasskey, null, async (request) => {
      const { user } = await ownSession(context, request)
      const { id } = readBody(authRoutes.removePasskey.body, request.body)
      const where = [
        { field: 'id', value: id },
        { field: 'userId', value: user.id },
      ]
      const tables = await accounts.tables()
      if ((await tables.deleteMany({ model: 'passkey', where })) === 0)
        throw new Problem('not-found', accountProblems.passkeyAlreadyGone())
      return { content: { body: DONE }, event: { level: 'info', message: 'passkey removed', userId: user.id } }
    }),
  ]
}

async function ownSession(context: BuiltInContext, request: AuthRequest): Promise<FoundSession> {
  const session = await sessionOf(context, request)
  if (!session) throw new Problem('not-signed-in')
  return session
}

/** The headers that the library reads: the cookies with the session and the challenge, and the origin that the passkey must name. */
function forwarded(request: AuthRequest): Headers {
  return libraryHeaders(request, ['cookie', 'origin', 'user-agent'])
}

async function passkeysOf({ accounts }: BuiltInContext, userId: string): Promise<Passkey[]> {
  const tables = await accounts.tables()
  const where = [{ field: 'userId', value: userId }]
  const sortBy = { field: 'createdAt', direction: 'asc' } as const
  return z
    .array(stored)
    .parse(await tables.findMany({ model: 'passkey', where, sortBy }))
    .map(passkeyOf)
}

function passkeyOf({ id, name, createdAt }: z.output<typeof stored>): Passkey {
  return { id, name: name ?? 'Passkey', createdAt: createdAt?.getTime() ?? 0 }
}
