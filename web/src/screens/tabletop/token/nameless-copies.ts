import type { Token } from '@waybook/contract'

/** The minimum distance between two tokens' centers at which their names don't overlap, in percent of the picture's width. */
const APART = { across: 12, down: 8 }

type Placed = Pick<Token, 'id' | 'characterId' | 'position'>

/**
 * The ids of tokens that hide their name although all names are shown. Among a character's copies close together, the lowest ones on the map keep
 * their names if there is room. `aspect` is the picture's width divided by its height.
 */
export function namelessCopies(tokens: readonly Placed[], aspect: number): ReadonlySet<string> {
  const named: Placed[] = []
  const nameless = new Set<string>()
  const isNear = (a: Placed, b: Placed) =>
    a.characterId === b.characterId &&
    Math.abs(a.position.x - b.position.x) < APART.across &&
    Math.abs(a.position.y - b.position.y) / aspect < APART.down
  for (const token of tokens.toSorted(fromBelow))
    if (named.some((other) => isNear(token, other))) nameless.add(token.id)
    else named.push(token)
  return nameless
}

function fromBelow(a: Placed, b: Placed): number {
  return b.position.y - a.position.y || a.position.x - b.position.x
}
