import type { Encounter } from '@waybook/contract'

/** What the map shows of a combatant on its token. */
interface TokenMark {
  readonly called: string
  /** The number of a copy. */
  readonly number: number | null
  /** Of a group, how many are left. */
  readonly left: number | null
  readonly fallen: boolean
}

/** By the id of the token. */
export function tokenMarks(encounter: Pick<Encounter, 'combatants'> | null): ReadonlyMap<string, TokenMark> {
  const combatants = encounter?.combatants ?? []
  return new Map(
    combatants.flatMap(({ tokenId, name: called, number, group, fallen }) =>
      tokenId === null ? [] : [[tokenId, { called, number, left: group?.left ?? null, fallen }] as const],
    ),
  )
}
