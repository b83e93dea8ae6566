import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

import { Problem } from '@waybook/contract'
import pLimit from 'p-limit'

import { accountProblems } from '#sentences/problems.ts'

const derive = promisify(argon2)

/** The cost of a hash: memory in KiB, and the number of passes over it. */
export interface PasswordCost {
  readonly memory: number
  readonly passes: number
}

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. About 30 ms. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2 }
const LANES = 1
const KEY_BYTES = 32
const SALT_BYTES = 16

/** Hashes two passwords at a time. This leaves threads for reading files and limits memory. The others wait in a queue. */
const turns = pLimit(2)
const WAITING_MAX = 200

const PHC = /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[^$]+)\$(?<key>[^$]+)$/

/** Hashes with argon2id and a random salt. The result is in PHC format. */
export async function hashPassword(password: string, { memory, passes }: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, { memory, passes, parallelism: LANES, tagLength: KEY_BYTES, nonce: salt })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${LANES}$${unpadded(salt)}$${unpadded(key)}`
}

/** Uses the cost in the hash, so the default can be raised later. */
export async function verifyPassword(given: { readonly password: string; readonly hash: string }): Promise<boolean> {
  const parts = PHC.exec(given.hash)?.groups
  if (!parts) return false
  const { memory, passes, parallelism, salt = '', key = '' } = parts
  const wanted = Buffer.from(key, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const nonce = Buffer.from(salt, 'base64')
  return timingSafeEqual(await keyOf(given.password, { ...cost, tagLength: wanted.length, nonce }), wanted)
}

async function keyOf(password: string, cost: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  if (turns.pendingCount >= WAITING_MAX) throw new Problem('unavailable', accountProblems.tooManyPeopleSigningIn())
  // Keyboards may send different code points for the same letters.
  const message = Buffer.from(password.normalize('NFKC'))
  return await turns(async () => await derive('argon2id', { ...cost, message }))
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
