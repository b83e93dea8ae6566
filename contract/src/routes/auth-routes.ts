import * as z from 'zod/mini'

import { entityId } from '../records/entity-id.ts'
import { role } from '../records/member.ts'
import { get, post } from './route.ts'

/** The prefix of all routes for sign-in, sign-out, links and passwords. */
export const AUTH_PATH = '/api/auth'

export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 128
const NAME_MAX = 80
const EMAIL_MAX = 254
const PATH_MAX = 2000

// These messages are shown next to the form field.
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
const lastName = z.prefault(z.string('This must be text.').check(z.trim(), nameMax), '')

/** The bodies for accepting a link: one that resets a password, and one that creates an account. */
export const resetBody = z.object({ token, password: newPassword })
export const newcomerBody = z.object({ token, email, firstName, lastName, password: newPassword })

const oidcBody = z.object({
  /** The token of the one-time link, if there is one. */
  token: z.optional(token),
  /** The path to redirect to afterwards. */
  to: z.prefault(z.string().check(z.maxLength(PATH_MAX, 'This is too long.')), '/'),
})

const PASSKEY_NAME_MAX = 60
const passkeyName = z
  .string('Name this passkey.')
  .check(z.trim(), z.minLength(1, 'Name this passkey.'), z.maxLength(PASSKEY_NAME_MAX, 'Use at most 60 characters.'))
/** The request of a browser to a device, in WebAuthn's JSON. */
const passkeyRequest = z.record(z.string(), z.unknown())
const notAPasskey = 'This is not a passkey response.'
const encoded = z.string(notAPasskey)
/** The fields of a device's answer that the server uses, in WebAuthn's JSON. */
const passkeyResponse = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key', notAPasskey),
  clientExtensionResults: z.object({}),
}
const assertion = z.object({
  ...passkeyResponse,
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded }, notAPasskey),
})
const attestation = z.object({
  ...passkeyResponse,
  response: z.object({ clientDataJSON: encoded, attestationObject: encoded }, notAPasskey),
})

/** A passkey of the user's account. */
const passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
})
export type Passkey = z.infer<typeof passkey>

/** A code such as `de` or `pt-BR`. */
const language = z
  .string('This is not a language.')
  .check(z.regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8}){0,3}$/, 'This is not a language.'))

const signedIn = z.object({ userId: z.string() })
const done = z.object({ success: z.literal(true) })

/** The purpose of a valid one-time link. */
const linkPurpose = z.object({
  kind: z.enum(['setup', 'invite', 'reset']),
  role,
  characterId: z.nullable(entityId),
  /** Set if the address is already determined. */
  email: z.nullable(z.string()),
})
export type LinkPurpose = z.infer<typeof linkPurpose>

export const authRoutes = {
  signIn: post(`${AUTH_PATH}/sign-in/email`, { body: z.object({ email, password }), answer: signedIn }),
  changePassword: post(`${AUTH_PATH}/change-password`, {
    body: z.object({ currentPassword: password, newPassword }),
    answer: done,
  }),
  /** Starts a sign-in with a passkey. Returns the browser's request to the device. */
  beginPasskeySignIn: post(`${AUTH_PATH}/sign-in/passkey/begin`, { body: null, answer: passkeyRequest }),
  endPasskeySignIn: post(`${AUTH_PATH}/sign-in/passkey`, {
    body: z.object({ response: assertion }),
    answer: signedIn,
  }),
  /** Starts adding a passkey to the account. Returns the browser's request to the device. */
  beginPasskey: post(`${AUTH_PATH}/passkeys/begin`, {
    body: z.object({ currentPassword: password }),
    answer: passkeyRequest,
  }),
  addPasskey: post(`${AUTH_PATH}/passkeys`, {
    body: z.object({ name: passkeyName, response: attestation }),
    answer: passkey,
  }),
  /** The user's passkeys, newest last, and whether the account has a password, which adding a passkey requires. */
  listPasskeys: get(`${AUTH_PATH}/passkeys`, z.object({ passkeys: z.array(passkey), hasPassword: z.boolean() })),
  removePasskey: post(`${AUTH_PATH}/passkeys/remove`, { body: z.object({ id: z.string() }), answer: done }),
  /** Stores the language of the interface with the account, for all its devices. */
  chooseLanguage: post(`${AUTH_PATH}/language`, { body: z.object({ language }), answer: done }),
  inspectLink: post(`${AUTH_PATH}/link/inspect`, { body: z.object({ token }), answer: linkPurpose }),
  acceptLink: post(`${AUTH_PATH}/link/accept`, { body: z.union([newcomerBody, resetBody]), answer: signedIn }),
  signOut: post(`${AUTH_PATH}/sign-out`, { body: null, answer: done }),
  signOutEverywhere: post(`${AUTH_PATH}/sign-out-everywhere`, { body: null, answer: done }),
  /** Starts a sign-in with the identity provider. Returns the URL at which it continues. */
  beginOidc: post(`${AUTH_PATH}/sign-in/oidc`, { body: oidcBody, answer: z.object({ url: z.string() }) }),
  /** The callback URL for the identity provider. Redirects to the sign-in page. */
  endOidc: get(`${AUTH_PATH}/callback/oidc`, null),
}
