import type { Token } from '@waybook/contract'

/** How far apart the centres of two tokens must be so that their names do not cover each other, in percent of the picture's width. */
const APART = { across: 12, down: 8 }

type Placed = Pick<Token, 'id' | 'characterId' | 'position'>

/**
 * The ids of tokens whose name is left out where all names are shown: of several copies of a character that stand close together, the lowest
 * ones have it, as far as their names have room. `aspect`: of the picture, width by height.
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
