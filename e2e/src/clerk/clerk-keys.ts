import { createSign, generateKeyPairSync } from 'node:crypto'

/** The host of the fake Clerk. */
export const FRONTEND_API = 'clerk.play.example'
export const PUBLISHABLE_KEY = `pk_live_${btoa(`${FRONTEND_API}$`)}`
export const GM_EMAIL = 'bram@lowtarrow.example'

const TOKEN_LIVES_S = 60

interface Keys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys of this run in PEM, to sign tokens and to verify them on the server. Generated once and passed to the workers in the environment. */
export function keysOfRun(): Keys {
  const made = (process.env['E2E_CLERK_KEYS'] ??= JSON.stringify(
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }),
  ))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it was generated above
  return JSON.parse(made) as Keys
}

/** A session token as Clerk signs it, valid for a minute. */
export function sign(claims: object): string {
  const nowS = Math.floor(Date.now() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = { alg: 'RS256', typ: 'JWT', kid: 'ins_1', cat: 'cl_B7d4PD111AAA' }
  const times = { iat: nowS, nbf: nowS - 10, exp: nowS + TOKEN_LIVES_S }
  const text = `${part(head)}.${part({ ...times, iss: `https://${FRONTEND_API}`, ...claims })}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(keysOfRun().privateKey).toString('base64url')}`
}
