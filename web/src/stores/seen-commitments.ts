import { inCampaign, readStored, removeInCampaigns, writeStored } from './device-storage.ts'

/** What this device knew about a roll before it was made. */
export interface SeenRoll {
  readonly rollId: string
  /** The server's commitment. */
  readonly commitment: string
  /** The salt that this device sent with the roll. */
  readonly salt: string
}

const STORAGE_KEY = 'waybook.seen-rolls'
/** Users who verify a roll do so soon after it. */
const REMEMBERED_MAX = 50

const SALT_BYTES = 16

/** A salt that the server cannot foresee. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Call this with the answer to a roll, and with the commitment that was known before the roll was sent. */
export function rememberSeen(roll: SeenRoll): void {
  const others = stored().filter(({ rollId }) => rollId !== roll.rollId)
  writeStored('localStorage', inCampaign(STORAGE_KEY), JSON.stringify([roll, ...others].slice(0, REMEMBERED_MAX)))
}

/** `null` if this device didn't make the roll, had no commitment before it, or has forgotten it. */
export function seenBefore(wanted: string): SeenRoll | null {
  return stored().find(({ rollId }) => rollId === wanted) ?? null
}

export function forgetSeenRolls(): void {
  removeInCampaigns('localStorage', STORAGE_KEY)
}

function stored(): SeenRoll[] {
  try {
    const read: unknown = JSON.parse(readStored('localStorage', inCampaign(STORAGE_KEY)) ?? '[]')
    return Array.isArray(read) ? read.filter(isSeenRoll) : []
  } catch {
    return []
  }
}

function isSeenRoll(value: unknown): value is SeenRoll {
  return typeof value === 'object' && value !== null && 'rollId' in value && 'commitment' in value && 'salt' in value
}
