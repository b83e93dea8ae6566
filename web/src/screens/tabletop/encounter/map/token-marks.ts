import type { Combatant, Encounter, Token } from '@waybook/contract'

/** A combatant's marks on its token. */
interface TokenMark {
  readonly called: string
  /** The number of a copy. */
  readonly number: number | null
  /** The number of members left in a group with one token. */
  readonly left: number | null
  readonly fallen: boolean
}

/** Marks by token id. */
export function tokenMarks(
  encounter: Pick<Encounter, 'combatants'> | null,
  tokens: readonly Pick<Token, 'id'>[],
): ReadonlyMap<string, TokenMark> {
  const present = new Set(tokens.map(({ id }) => id))
  const combatants = encounter?.combatants ?? []
  return new Map(
    combatants.flatMap((one) =>
      marksOf(
        one,
        one.tokenIds.filter((id) => present.has(id)),
      ),
    ),
  )
}

/** If a group has several tokens, its last ones have fallen. */
function marksOf({ name: called, number, group, fallen }: Combatant, tokenIds: readonly string[]) {
  const isOne = tokenIds.length === 1
  const left = group?.left ?? null
  return tokenIds.map((id, index): readonly [string, TokenMark] => [
    id,
    { called, number, left: isOne ? left : null, fallen: fallen || (!isOne && left !== null && index >= left) },
  ])
}
