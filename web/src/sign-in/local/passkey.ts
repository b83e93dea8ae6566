import type * as webAuthnLibrary from '@simplewebauthn/browser'
import { signIn } from '@waybook/messages/signIn'

import { type Outcome, post, refusedHere } from './post.ts'

/**
 * Why this page can't use passkeys that are bound to `host`; `null` if it can. Browsers allow them on that host and its subdomains, and
 * only in a secure context.
 */
export function whyNoPasskeys(host: string | null): string | null {
  const { hostname } = location
  const isAtHost = host !== null && (hostname === host || hostname.endsWith(`.${host}`))
  // Other devices can't reach this computer as localhost.
  if (host === null || (host === 'localhost' && !isAtHost) || (isAtHost && !isSecureContext))
    return signIn.noPasskeyAddress()
  if (!isAtHost) return signIn.noPasskeyHost({ host })
  return 'PublicKeyCredential' in window ? null : signIn.noPasskeyBrowser()
}

/** Signs in with a passkey from this device, or from another device that the browser offers. */
export async function signInWithPasskey(): Promise<Outcome> {
  return await askDevice({
    begin: { path: 'sign-in/passkey/begin', body: {} },
    ask: async ({ startAuthentication }, optionsJSON) => await startAuthentication({ optionsJSON }),
    end: async (response) => await post('sign-in/passkey', { response }),
    cancelled: signIn.noPasskeyUsed(),
    failed: signIn.passkeyFailed(),
  })
}

/** Creates a passkey on this device and adds it to the account. */
export async function addPasskey(name: string, currentPassword: string): Promise<Outcome> {
  return await askDevice({
    begin: { path: 'passkeys/begin', body: { currentPassword } },
    ask: async ({ startRegistration }, optionsJSON) => await startRegistration({ optionsJSON }),
    end: async (response) => await post('passkeys', { name, response }),
    cancelled: signIn.noPasskeyCreated(),
    failed: signIn.passkeyNotCreated(),
  })
}

type WebAuthn = typeof webAuthnLibrary
type Options = webAuthnLibrary.PublicKeyCredentialCreationOptionsJSON &
  webAuthnLibrary.PublicKeyCredentialRequestOptionsJSON

interface DeviceRequest {
  /** Gets the options for the device from the server. */
  readonly begin: { readonly path: string; readonly body: object }
  readonly ask: (webAuthn: WebAuthn, options: Options) => Promise<unknown>
  /** Sends the device's answer to the server. */
  readonly end: (response: unknown) => Promise<Outcome>
  /** The text if the user closed the browser's dialog or didn't answer it in time. */
  readonly cancelled: string
  readonly failed: string
}

async function askDevice({ begin, ask, end, cancelled, failed }: DeviceRequest): Promise<Outcome> {
  try {
    const [webAuthn, begun] = await Promise.all([import('@simplewebauthn/browser'), post(begin.path, begin.body)])
    if (!begun.ok) return begun
    // The server makes the options with the other half of this library.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return await end(await ask(webAuthn, begun.answer as Options))
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') return refusedHere(signIn.hasPasskey())
    return refusedHere(name === 'NotAllowedError' || name === 'AbortError' ? cancelled : failed)
  }
}
