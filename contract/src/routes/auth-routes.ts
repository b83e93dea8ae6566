import * as z from 'zod/mini'

import { entityId } from '../records/entity-id.ts'
import { get, post } from './route.ts'

/** Everything below this address is signing in and out, links and passwords. */
export const AUTH_PATH = '/api/auth'

export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 128
const NAME_MAX = 80
const EMAIL_MAX = 254
const PATH_MAX = 2000

// People read these texts beside the field that they name.
const token = z
  .string('This is missing.')
  .check(z.minLength(20, 'This is too short.'), z.maxLength(100, 'This is too long.'))
const email = z.pipe(
  z
    .string('Enter your e-mail address.')
    .check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX, 'This is too long for an e-mail address.')),
  z.email('This is not an e-mail address. It looks like ada@example.org.'),
)
const passwordMax = z.maxLength(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`)
const password = z.string('Enter your password.').check(z.minLength(1, 'Enter your password.'), passwordMax)
const newPassword = z
  .string('Choose a password.')
  .check(z.minLength(PASSWORD_MIN, `Use at least ${PASSWORD_MIN} characters.`), passwordMax)
const nameMax = z.maxLength(NAME_MAX, `Use at most ${NAME_MAX} characters.`)
const firstName = z.string('Enter your first name.').check(z.trim(), z.minLength(1, 'Enter your first name.'), nameMax)
const lastName = z.prefault(z.string('This must be a text.').check(z.trim(), nameMax), '')

/** What a link is accepted with where it sets a new password for an account, and where it makes an account. */
export const resetBody = z.object({ token, password: newPassword })
export const newcomerBody = z.object({ token, email, firstName, lastName, password: newPassword })

const oidcBody = z.object({
  /** Of the one-time link that somebody came with. */
  token: z.optional(token),
  /** Where to go afterwards. */
  to: z.prefault(z.string().check(z.maxLength(PATH_MAX, 'This is too long.')), '/'),
})

const signedIn = z.object({ userId: z.string() })
const done = z.object({ success: z.literal(true) })

/** What a one-time link is for, as long as it works. */
const linkPurpose = z.object({
  kind: z.enum(['setup', 'invite', 'reset']),
  role: z.enum(['gameMaster', 'player']),
  characterId: z.nullable(entityId),
  /** Where the address is settled already. */
  email: z.nullable(z.string()),
})
export type LinkPurpose = z.infer<typeof linkPurpose>

export const authRoutes = {
  signIn: post(`${AUTH_PATH}/sign-in/email`, { body: z.object({ email, password }), answer: signedIn }),
  changePassword: post(`${AUTH_PATH}/change-password`, {
    body: z.object({ currentPassword: password, newPassword }),
    answer: done,
  }),
  inspectLink: post(`${AUTH_PATH}/link/inspect`, { body: z.object({ token }), answer: linkPurpose }),
  acceptLink: post(`${AUTH_PATH}/link/accept`, { body: z.union([newcomerBody, resetBody]), answer: signedIn }),
  signOut: post(`${AUTH_PATH}/sign-out`, { body: null, answer: done }),
  signOutEverywhere: post(`${AUTH_PATH}/sign-out-everywhere`, { body: null, answer: done }),
  /** Begins signing in with the identity provider; answers the address at which it goes on. */
  beginOidc: post(`${AUTH_PATH}/sign-in/oidc`, { body: oidcBody, answer: z.object({ url: z.string() }) }),
  /** Where the identity provider sends people back to; leads to the sign-in page. */
  endOidc: get(`${AUTH_PATH}/callback/oidc`, null),
}
