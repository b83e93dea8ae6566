import type { Combatant, Encounter, Token } from '@waybook/contract'

/** What the map shows of a combatant on its token. */
interface TokenMark {
  readonly called: string
  /** The number of a copy. */
  readonly number: number | null
  /** Of a group with one token, how many are left. */
  readonly left: number | null
  readonly fallen: boolean
}

/** By the id of the token. */
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

/** Where several tokens stand for a group, its last ones are those that have fallen. */
function marksOf({ name: called, number, group, fallen }: Combatant, tokenIds: readonly string[]) {
  const isOne = tokenIds.length === 1
  const left = group?.left ?? null
  return tokenIds.map((id, index): readonly [string, TokenMark] => [
    id,
    { called, number, left: isOne ? left : null, fallen: fallen || (!isOne && left !== null && index >= left) },
  ])
}
