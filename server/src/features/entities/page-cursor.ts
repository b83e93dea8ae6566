import { Problem } from '@waybook/contract'

/** Where a page of a list ended: the sort values of its last entity. */
type Place = readonly (string | number)[]

export function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** Reads the cursor of a list whose sort values have the types in `like`. */
export function readCursor(cursor: string, like: readonly ('string' | 'number')[]): Place {
  const place = parse(cursor)
  const fits = Array.isArray(place) && place.length === like.length
  if (!fits || !like.every((type, index) => typeof place[index] === type)) {
    throw new Problem('bad-params', 'after: must be the `next` of an earlier page of this list')
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
