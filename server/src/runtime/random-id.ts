import { randomBytes } from 'node:crypto'

/** Enough that nobody can guess the id of something that was not sent to them. */
const ID_BYTES = 12

/** A new id for a record. It tells nothing of how many others there are. */
export function randomId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}
