import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RollProof } from '@waybook/contract'
import { dieResults, provenDraws, requestOf, type Draw } from '@waybook/rules'

import type { SeenRoll } from '#stores/seen-commitments.ts'

/** Compares this device's record of the roll with the server's data. */
export type Memory = 'same' | 'another commitment' | 'another salt' | 'none'

/** A recomputed die of the roll. */
export interface CheckedDie extends Draw {
  /** The face that was rolled. */
  readonly rolled: number
}

export interface CheckedProof {
  readonly memory: Memory
  /** SHA-256 of the secret, in hex. */
  readonly hashed: string
  /** Whether `hashed` equals the commitment. */
  readonly secretFits: boolean
  readonly dice: readonly CheckedDie[]
  /** Whether every die shows the face that follows from the secret and the salt. */
  readonly diceFit: boolean
  readonly verdict: Verdict
}

/** `holds`: nobody could choose the result. `unseen`: everything matches, but this device did not see the commitment before the roll. */
export type Verdict = 'holds' | 'unseen' | 'broken'

/**
 * Recomputes a roll. Does not use WebCrypto, because browsers offer it only on https. Many groups reach their server by plain http in a local
 * network.
 */
export function checkProof({ roll, commitment, secret, salt }: RollProof, seen: SeenRoll | null): CheckedProof {
  const key = hexToBytes(secret)
  const hashed = bytesToHex(sha256(key))
  const draws = provenDraws(requestOf(roll.dice), salt, (text) => hmac(sha256, key, utf8ToBytes(text)))
  const rolled = dieResults(roll.dice)
  const dice = draws.map((draw, index) => ({ ...draw, rolled: rolled[index]?.face ?? -1 }))
  const memory = compare(seen, commitment, salt)
  const secretFits = hashed === commitment
  const diceFit = rolled.length === dice.length && dice.every(({ face, rolled: shown }) => face === shown)
  return { memory, hashed, secretFits, dice, diceFit, verdict: verdictOf(memory, secretFits && diceFit) }
}

function compare(seen: SeenRoll | null, commitment: string, salt: string): Memory {
  if (!seen) return 'none'
  if (seen.commitment !== commitment) return 'another commitment'
  return seen.salt === salt ? 'same' : 'another salt'
}

function verdictOf(memory: Memory, fits: boolean): Verdict {
  if (!fits || memory === 'another salt') return 'broken'
  return memory === 'same' ? 'holds' : 'unseen'
}
