import { Problem } from '@waybook/contract'
import { isAPIError } from 'better-auth/api'
import * as z from 'zod/mini'

import type { AttemptLimiter } from '#auth/attempts/attempts.ts'
import { accountProblems } from '#sentences/problems.ts'

/** Parses a body. Throws the Problem `bad-params` with the field and advice. */
export function readBody<Shape extends z.ZodMiniType>(shape: Shape, body: unknown): z.output<Shape> {
  const read = shape.safeParse(body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw issue?.path.length
    ? badField(issue.path.join('.'), issue.message)
    : new Problem('bad-params', 'The body must be a JSON object.')
}

export function badField(field: string, message: string): Problem {
  return new Problem('bad-params', `${field}: ${message}`)
}

const refusals: Readonly<Record<string, () => Problem>> = {
  INVALID_EMAIL_OR_PASSWORD: () => new Problem('not-signed-in', accountProblems.wrongPassword()),
  INVALID_PASSWORD: () => badField('currentPassword', 'This is not your current password.'),
  CREDENTIAL_ACCOUNT_NOT_FOUND: () => new Problem('conflict', accountProblems.noPasswordHere()),
  NOT_A_MEMBER: () => new Problem('not-allowed', accountProblems.notAMember()),
  UNAUTHORIZED: () => new Problem('not-signed-in'),
  CHALLENGE_NOT_FOUND: () => new Problem('bad-params', accountProblems.tookTooLong()),
  PASSKEY_NOT_FOUND: () => new Problem('not-signed-in', accountProblems.unknownPasskey()),
  AUTHENTICATION_FAILED: () => new Problem('not-signed-in', accountProblems.passkeyWasNotAccepted()),
  FAILED_TO_VERIFY_REGISTRATION: () => new Problem('bad-params', accountProblems.newPasskeyNotAccepted()),
  PREVIOUSLY_REGISTERED: () => new Problem('conflict', accountProblems.passkeyAlreadyInUse()),
}

const coded = z.object({ code: z.string() })

/** Turns the library's refusals into Problems. Any other error is a bug and is rethrown. */
export function refuse(error: unknown): never {
  const body = isAPIError(error) ? coded.safeParse(error.body) : null
  throw (body?.success && refusals[body.data.code]?.()) || error
}

/** Counts an attempt to guess something. Throws the Problem `too-many` if the key has no attempts left. */
export async function countAttempt(limiter: AttemptLimiter, key: string): Promise<void> {
  const retryAfterS = await limiter.consume(key)
  if (retryAfterS > 0) throw new Problem('too-many', undefined, { retryAfterS })
}
