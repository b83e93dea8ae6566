import type * as webAuthnLibrary from '@simplewebauthn/browser'

import { post, type Refused } from './post.ts'

/** The result of using a passkey. */
export type PasskeyOutcome =
  | { readonly kind: 'done' }
  /** The browser's dialog was closed, or nobody answered it in time. */
  | { readonly kind: 'cancelled' }
  /** The device already has a passkey of this account. */
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly refusal: Refused }

/** Whether this page may use passkeys that are bound to `host`: browsers allow it on that host and those below it, and only securely. */
export function passkeysWorkHere(host: string | null): boolean {
  const { hostname } = location
  const isBound = host !== null && (hostname === host || hostname.endsWith(`.${host}`))
  return isBound && isSecureContext && 'PublicKeyCredential' in window
}

/** Signs in with a passkey of this device, or of another one that the browser offers. */
export async function signInWithPasskey(): Promise<PasskeyOutcome> {
  return await askDevice(
    { path: 'sign-in/passkey/begin', body: {} },
    async ({ startAuthentication }, optionsJSON) => await startAuthentication({ optionsJSON }),
    async (response) => await post('sign-in/passkey', { response }),
  )
}

/** Makes a passkey on this device and adds it to the account. */
export async function addPasskey(name: string, currentPassword: string): Promise<PasskeyOutcome> {
  return await askDevice(
    { path: 'passkeys/begin', body: { currentPassword } },
    async ({ startRegistration }, optionsJSON) => await startRegistration({ optionsJSON }),
    async (response) => await post('passkeys', { name, response }),
  )
}

type WebAuthn = typeof webAuthnLibrary
type Options = webAuthnLibrary.PublicKeyCredentialCreationOptionsJSON &
  webAuthnLibrary.PublicKeyCredentialRequestOptionsJSON

/** Asks the server what to ask the device, then the device, and sends its answer. */
async function askDevice(
  begin: { readonly path: string; readonly body: object },
  ask: (webAuthn: WebAuthn, options: Options) => Promise<unknown>,
  end: (response: unknown) => ReturnType<typeof post>,
): Promise<PasskeyOutcome> {
  const [webAuthn, begun] = await Promise.all([import('@simplewebauthn/browser'), post(begin.path, begin.body)])
  if (!begun.ok) return { kind: 'refused', refusal: begun }
  let response: unknown
  try {
    // The server makes the options by the other half of this library.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    response = await ask(webAuthn, begun.answer as Options)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isKnown =
      error instanceof webAuthn.WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    if (isKnown) return { kind: 'known' }
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return { kind: 'cancelled' }
    throw error
  }
  const ended = await end(response)
  return ended.ok ? { kind: 'done' } : { kind: 'refused', refusal: ended }
}
