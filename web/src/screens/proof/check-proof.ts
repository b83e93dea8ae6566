import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { RollProof } from '@waybook/contract'
import { dieResults, provenDraws, requestOf, type Draw } from '@waybook/rules'

import type { SeenRoll } from '#stores/seen-commitments.ts'

/** What this device has kept from before the roll, compared with what the server says now. */
export type Memory = 'same' | 'another commitment' | 'another salt' | 'none'

/** A die of the roll, worked out again. */
export interface CheckedDie extends Draw {
  /** The face that was rolled. */
  readonly rolled: number
}

export interface CheckedProof {
  readonly memory: Memory
  /** SHA-256 of the secret, in hex. */
  readonly hashed: string
  /** Whether that is what the server had committed to. */
  readonly secretFits: boolean
  readonly dice: readonly CheckedDie[]
  /** Whether every die shows the face that follows from the secret and the salt. */
  readonly diceFit: boolean
  readonly verdict: Verdict
}

/** `holds`: nobody could choose the result. `unseen`: it all fits, but this device cannot tell whether the commitment was there first. */
export type Verdict = 'holds' | 'unseen' | 'broken'

/**
 * Works a roll out again. WebCrypto is not used, because browsers offer it only on https, and many tables are reached by plain http in the
 * local network.
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
