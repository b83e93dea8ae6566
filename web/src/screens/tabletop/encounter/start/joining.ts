import type { CombatantKind, ParamsOf } from '@waybook/contract'

/** Somebody who can join: a character, or somebody without a page. */
export interface Candidate {
  /** Of the row; a character’s is its id. */
  readonly key: string
  /** `null` without a page. */
  readonly characterId: string | null
  readonly name: string
  readonly kind: CombatantKind
  /** How many combatants of their own there are of it. Of minions: how many groups. */
  readonly copies: number
  /** How many are in a group of minions. */
  readonly size: number
  /** The wounds that fell one of a group, or the only one. */
  readonly unit: number
  readonly known: boolean
  readonly joins: boolean
}

type Joining = ParamsOf<'startEncounter'>['combatants'][number]

export const kindNames: Readonly<Record<CombatantKind, string>> = {
  character: 'Character',
  minions: 'Minions',
  rival: 'Rival',
  nemesis: 'Nemesis',
}

/** What a row without a page starts with. */
export const freeCandidate = {
  characterId: null,
  name: '',
  kind: 'minions',
  copies: 1,
  size: 3,
  unit: 4,
  known: true,
  joins: true,
} as const satisfies Omit<Candidate, 'key'>

/** The combatants that the rows stand for. Rows without a name are left out. */
export function joiningOf(candidates: readonly Candidate[]): Joining[] {
  return candidates.filter(({ joins, name }) => joins && name.trim() !== '').flatMap(joiningOfOne)
}

function joiningOfOne({ characterId, name, kind, copies, size, unit, known }: Candidate): Joining[] {
  const group = kind === 'minions' ? { size } : {}
  if (characterId !== null) return [{ characterId, kind, copies, known, ...group }]
  return Array.from({ length: copies }, () => ({ kind, name: name.trim(), unit, known, ...group }))
}
