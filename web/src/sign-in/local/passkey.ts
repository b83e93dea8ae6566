import type * as webAuthnLibrary from '@simplewebauthn/browser'

import { type Outcome, post, refusedHere } from './post.ts'

/** Whether this page may use passkeys that are bound to `host`: browsers allow it on that host and those below it, and only securely. */
export function passkeysWorkHere(host: string | null): boolean {
  const { hostname } = location
  const isBound = host !== null && (hostname === host || hostname.endsWith(`.${host}`))
  return isBound && isSecureContext && 'PublicKeyCredential' in window
}

/** Signs in with a passkey of this device, or of another one that the browser offers. */
export async function signInWithPasskey(): Promise<Outcome> {
  return await askDevice({
    begin: { path: 'sign-in/passkey/begin', body: {} },
    ask: async ({ startAuthentication }, optionsJSON) => await startAuthentication({ optionsJSON }),
    end: async (response) => await post('sign-in/passkey', { response }),
    cancelled: 'No passkey was used. Try again, or sign in with your password.',
    failed: 'This browser could not use a passkey. Sign in with your password.',
  })
}

/** Makes a passkey on this device and adds it to the account. */
export async function addPasskey(name: string, currentPassword: string): Promise<Outcome> {
  return await askDevice({
    begin: { path: 'passkeys/begin', body: { currentPassword } },
    ask: async ({ startRegistration }, optionsJSON) => await startRegistration({ optionsJSON }),
    end: async (response) => await post('passkeys', { name, response }),
    cancelled: 'No passkey was made. Try again if you want one.',
    failed: 'This browser could not make a passkey.',
  })
}

type WebAuthn = typeof webAuthnLibrary
type Options = webAuthnLibrary.PublicKeyCredentialCreationOptionsJSON &
  webAuthnLibrary.PublicKeyCredentialRequestOptionsJSON

interface DeviceRequest {
  /** Asks the server what to ask the device. */
  readonly begin: { readonly path: string; readonly body: object }
  readonly ask: (webAuthn: WebAuthn, options: Options) => Promise<unknown>
  /** Sends the device's answer to the server. */
  readonly end: (response: unknown) => Promise<Outcome>
  /** What to say if the browser's dialog was closed, or nobody answered it in time. */
  readonly cancelled: string
  readonly failed: string
}

async function askDevice({ begin, ask, end, cancelled, failed }: DeviceRequest): Promise<Outcome> {
  try {
    const [webAuthn, begun] = await Promise.all([import('@simplewebauthn/browser'), post(begin.path, begin.body)])
    if (!begun.ok) return begun
    // The server makes the options by the other half of this library.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return await end(await ask(webAuthn, begun.answer as Options))
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') return refusedHere('This device already has a passkey of your account.')
    return refusedHere(name === 'NotAllowedError' || name === 'AbortError' ? cancelled : failed)
  }
}
