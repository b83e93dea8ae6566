import { isIP } from 'node:net'

import { passkey, PASSKEY_ERROR_CODES } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/**
 * The host that passkeys are bound to. `null` if browsers allow none there: they require https or localhost, and a name instead of an
 * address.
 */
export function passkeyHost(baseUrl: string): string | null {
  const { protocol, hostname } = new URL(baseUrl)
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isName && isSecure ? hostname : null
}

/**
 * better-auth's passkeys, with two checks that it leaves out. The device must have recognised its owner (by PIN, finger or face),
 * because a passkey replaces the password; and a passkey belongs to one account only, or somebody could lock another person out by
 * registering the same id. They are bound to the host of the request. Where no host allows passkeys, the plugin still declares its table,
 * since resets clear it.
 */
export function passkeyPlugin() {
  return passkey({
    rpName: 'Waybook',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      async afterVerification({ ctx, verification }) {
        if (!verification.registrationInfo?.userVerified)
          throw APIError.from('BAD_REQUEST', PASSKEY_ERROR_CODES.FAILED_TO_VERIFY_REGISTRATION)
        const { id } = verification.registrationInfo.credential
        const where = [{ field: 'credentialID', value: id }]
        if (await ctx.context.adapter.findOne({ model: 'passkey', where }))
          throw APIError.from('BAD_REQUEST', PASSKEY_ERROR_CODES.PREVIOUSLY_REGISTERED)
      },
    },
    authentication: {
      afterVerification({ verification }) {
        if (!verification.authenticationInfo.userVerified)
          throw APIError.from('UNAUTHORIZED', PASSKEY_ERROR_CODES.AUTHENTICATION_FAILED)
      },
    },
    advanced: { webAuthnChallengeCookie: 'passkey' },
  })
}
