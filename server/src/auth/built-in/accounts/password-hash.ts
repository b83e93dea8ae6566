import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

import { Problem } from '@waybook/contract'
import pLimit from 'p-limit'

const derive = promisify(argon2)

/** What a hash takes of whoever makes it: KiB of memory, and how often all of them are gone over. */
export interface PasswordCost {
  readonly memory: number
  readonly passes: number
}

/** What OWASP asks of argon2id at least: 19 MiB, two passes, one lane. About 30 ms. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2 }
const LANES = 1
const KEY_BYTES = 32
const SALT_BYTES = 16

/** Two at a time leave threads for reading files and bound the memory; those that wait are served in turn. */
const turns = pLimit(2)
const WAITING_MAX = 200

const PHC = /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<parallelism>\d+)\$(?<salt>[^$]+)\$(?<key>[^$]+)$/

/** The password as argon2id in PHC form, with a salt of its own. */
export async function hashPassword(password: string, { memory, passes }: PasswordCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(password, { memory, passes, parallelism: LANES, tagLength: KEY_BYTES, nonce: salt })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${LANES}$${unpadded(salt)}$${unpadded(key)}`
}

/** By the cost that is written in the hash, so that a higher one can come later. */
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
  if (turns.pendingCount >= WAITING_MAX) throw new Problem('unavailable', 'Too many people sign in at once. Try again.')
  // The same letters typed on another keyboard may come as other code points.
  const message = Buffer.from(password.normalize('NFKC'))
  return await turns(async () => await derive('argon2id', { ...cost, message }))
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
