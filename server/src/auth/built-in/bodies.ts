import { Problem } from '@waybook/contract'
import * as z from 'zod'

import { PASSWORD_MAX, PASSWORD_MIN } from './accounts/better-auth-options.ts'

const NAME_MAX = 80
const EMAIL_MAX = 254

const token = z.string('This is missing.').min(20, 'This is too short.').max(100, 'This is too long.')
const email = z
  .string('Say your e-mail address.')
  .trim()
  .toLowerCase()
  .max(EMAIL_MAX, 'This is too long for an e-mail address.')
  .pipe(z.email('This is not an e-mail address. It looks like ada@example.org.'))
const password = z
  .string('Say your password.')
  .min(1, 'Say your password.')
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`)
const newPassword = z
  .string('Choose a password.')
  .min(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`)
const firstName = z
  .string('Say your first name.')
  .trim()
  .min(1, 'Say your first name.')
  .max(NAME_MAX, `Use at most ${NAME_MAX} characters.`)
const lastName = z
  .string('This must be a text.')
  .trim()
  .max(NAME_MAX, `Use at most ${NAME_MAX} characters.`)
  .default('')

const PATH_MAX = 2000

export const oidcBody = z.object({
  token: token.optional(),
  /** Where to go afterwards. */
  to: z.string().max(PATH_MAX, 'This is too long.').default('/'),
})
export const signInBody = z.object({ email, password })
export const changePasswordBody = z.object({ currentPassword: password, newPassword })
export const tokenBody = z.object({ token })
export const resetBody = z.object({ token, password: newPassword })
export const newcomerBody = z.object({ token, email, firstName, lastName, password: newPassword })

/** The body in its shape, or a refusal that names the field and says what to do. */
export function readBody<Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> {
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
