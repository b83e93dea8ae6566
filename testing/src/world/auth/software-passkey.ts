import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

import { HOME } from './auth-app.ts'

interface Ceremony {
  readonly challenge: unknown
  /** The origin of the page, according to the browser. */
  readonly origin?: string
  /** Whether the device verified its owner. */
  readonly userVerified?: boolean
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40
const NO_MODEL = Buffer.alloc(16)
const NO_COUNTER = Buffer.alloc(4)

/** A device with one passkey, as WebAuthn Level 3 defines its answers. `id` is the passkey's own unless a test forges one. */
export function softwarePasskey(host: string, id = randomBytes(32)) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE_Key (RFC 9053): an elliptic curve key for ES256 on P-256.
  const coordinate = (value: string) => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(value, 'base64url')])
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
  const hostHash = createHash('sha256').update(host).digest()
  const flagsOf = ({ userVerified = true }: Ceremony) => USER_PRESENT | (userVerified ? USER_VERIFIED : 0)
  const clientData = (type: string, { challenge, origin = HOME }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Readonly<Record<string, Buffer>>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([key, value]) => [key, value.toString('base64url')])),
  })
  return {
    id,
    /** The device's answer when the passkey is created. */
    register(ceremony: Ceremony) {
      const length = Buffer.from([0, id.length])
      const flags = Buffer.from([flagsOf(ceremony) | HAS_CREDENTIAL])
      const authData = Buffer.concat([hostHash, flags, NO_COUNTER, NO_MODEL, length, id, cose])
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        Buffer.from('\u0063fmt\u0064none\u0067attStmt', 'latin1'),
        Buffer.from([0xa0]),
        Buffer.from('\u0068authData', 'latin1'),
        Buffer.from([0x58, authData.length]),
        authData,
      ])
      return answer({ clientDataJSON: clientData('webauthn.create', ceremony), attestationObject })
    },
    /** The device's answer when its owner signs in. */
    signIn(ceremony: Ceremony) {
      const clientDataJSON = clientData('webauthn.get', ceremony)
      const authenticatorData = Buffer.concat([hostHash, Buffer.from([flagsOf(ceremony)]), NO_COUNTER])
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
      return answer({ clientDataJSON, authenticatorData, signature: sign('sha256', signed, privateKey) })
    },
  }
}
