import { randomBytes } from 'node:crypto'

/** Enough to make ids unguessable for users who did not receive them. */
const ID_BYTES = 12

/** A new id for a record. It does not reveal the number of other records. */
export function randomId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}
