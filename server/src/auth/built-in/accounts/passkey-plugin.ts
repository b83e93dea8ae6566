import { isIP } from 'node:net'

import { passkey, PASSKEY_ERROR_CODES } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'

/**
 * The host that passkeys are bound to. `null` if browsers allow no passkeys there. They require a name instead of an IP address, and
 * https or localhost.
 */
export function passkeyHost(baseUrl: string): string | null {
  const { protocol, hostname } = new URL(baseUrl)
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isName && isSecure ? hostname : null
}

/**
 * better-auth's passkeys with two more checks. The device must have recognized its owner (by PIN, finger or face), because a passkey
 * replaces the password. A passkey may belong to only one account, because registering the same id could lock another person out.
 * Passkeys are bound to the host of the request. If no host allows passkeys, the plugin still declares its table, because resets clear it.
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
