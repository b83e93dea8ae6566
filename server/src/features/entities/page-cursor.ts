import { Problem } from '@waybook/contract'

/** Where a page of a list ended: what its last entity is sorted by. */
type Place = readonly (string | number)[]

export function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Reads a cursor of a list that is sorted by values of the same types as `like`. */
export function readCursor(cursor: string, like: readonly ('string' | 'number')[]): Place {
  const place = parse(cursor)
  const fits = Array.isArray(place) && place.length === like.length
  if (!fits || !like.every((type, index) => typeof place[index] === type)) {
    throw new Problem('bad-params', 'after: is not where a page of this list ended')
  }
  return place.filter((value) => typeof value === 'string' || typeof value === 'number')
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
