import { Problem } from '@waybook/contract'
import type { FastifyInstance } from 'fastify'

import { changePasswordBody, readBody, signInBody } from '../bodies.ts'
import type { BuiltInContext } from '../accounts/context.ts'
import { refuse } from '../accounts/refusals.ts'
import { sessionOf } from '../session/identity.ts'
import { bucketOf, signIn } from '../session/sign-in.ts'
import { admit, admitAddress } from '../throttle/admit.ts'
import { refuseWeak } from './refuse-weak.ts'

/** Signing in with a password, and changing it. Both count the attempt before anything is hashed. */
export function passwordRoutes(app: FastifyInstance, desk: BuiltInContext): void {
  const { api } = desk.accounts
  const limited = { onRequest: admitAddress(desk) }

  app.post('/sign-in/email', limited, async (request, reply) => {
    const body = readBody(signInBody, request.body)
    const bucket = bucketOf(desk, request, body.email)
    admit(reply, desk.attempts, bucket)
    const answer = await signIn(desk, { request, reply }, async (headers) =>
      api.signInEmail({ body, headers, returnHeaders: true }).catch(refuse),
    )
    desk.attempts.reset(bucket)
    return answer
  })

  app.post('/change-password', limited, async (request, reply) => {
    const found = await sessionOf(desk, request.headers)
    if (!found) throw new Problem('not-signed-in')
    const body = { ...readBody(changePasswordBody, request.body), revokeOtherSessions: true }
    await refuseWeak(desk, 'newPassword', body.newPassword, found.user)
    const bucket = `change ${found.user.id}`
    admit(reply, desk.attempts, bucket)
    const cookie = new Headers({ cookie: request.headers.cookie ?? '' })
    const { headers } = await api.changePassword({ body, headers: cookie, returnHeaders: true }).catch(refuse)
    desk.attempts.reset(bucket)
    return await reply.header('set-cookie', headers.getSetCookie()).send({ success: true })
  })
}
