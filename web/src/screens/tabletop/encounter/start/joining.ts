import { GROUP_MAX, type CombatantKind, type ParamsOf } from '@waybook/contract'
import { groupSizes } from '@waybook/rules'

/** Somebody who can join: a character, or somebody without a page. */
export interface Candidate {
  /** Of the row; a character’s is its id. */
  readonly key: string
  /** `null` without a page. */
  readonly characterId: string | null
  readonly name: string
  readonly kind: CombatantKind
  /** How many there are; `null` until somebody says so, or tokens do. */
  readonly count: number | null
  /** The groups that minions are to be split into. */
  readonly groups: number
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
  count: null,
  groups: 1,
  unit: 4,
  known: true,
  joins: true,
} as const satisfies Omit<Candidate, 'key'>

/** The combatants that the rows stand for. Rows without a name are left out. */
export function joiningOf(candidates: readonly Candidate[]): Joining[] {
  return candidates.filter(({ joins, name }) => joins && name.trim() !== '').flatMap(joiningOfOne)
}

function joiningOfOne(candidate: Candidate): Joining[] {
  const { characterId, name, kind, unit, known } = candidate
  const who = characterId === null ? { name: name.trim(), unit } : { characterId }
  if (kind === 'minions') return sizesOf(candidate).map((size) => ({ ...who, kind, size, known }))
  const count = countOf(candidate)
  if ('characterId' in who) return [{ ...who, kind, copies: count, known }]
  return Array.from({ length: count }, () => ({ ...who, kind, known }))
}

const USUAL_MINIONS = 3

export function countOf({ count, kind }: Pick<Candidate, 'count' | 'kind'>): number {
  return count ?? (kind === 'minions' ? USUAL_MINIONS : 1)
}

/** The sizes of the groups of minions: as many groups as wanted, if each then has a member and none too many. */
export function sizesOf(candidate: Pick<Candidate, 'count' | 'kind' | 'groups'>): number[] {
  const count = countOf(candidate)
  const groups = Math.min(Math.max(candidate.groups, Math.ceil(count / GROUP_MAX)), count)
  return groupSizes(count, groups)
}
