import { GROUP_MAX, type CombatantKind, type ParamsOf } from '@waybook/contract'
import { groupSizes } from '@waybook/rules'

/** A possible combatant: a character, or one without a page. */
export interface Candidate {
  /** The row's key: a character's id, or a generated one. */
  readonly key: string
  /** `null` for a combatant without a page. */
  readonly characterId: string | null
  readonly name: string
  readonly kind: CombatantKind
  /** The number of combatants; `null` until it is typed or tokens set it. */
  readonly count: number | null
  /** The number of groups to split minions into. */
  readonly groups: number
  /** The wounds that fell one combatant. */
  readonly unit: number
  readonly known: boolean
  readonly joins: boolean
}

type Joining = ParamsOf<'startEncounter'>['combatants'][number]

/** The initial values of a row without a page. */
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

/** The combatants of the rows. Omits unchecked rows and rows without a name. */
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

/** The sizes of the minion groups. Limits the requested number so that every group has 1 to `GROUP_MAX` members. */
export function sizesOf(candidate: Pick<Candidate, 'count' | 'kind' | 'groups'>): number[] {
  const count = countOf(candidate)
  const groups = Math.min(Math.max(candidate.groups, Math.ceil(count / GROUP_MAX)), count)
  return groupSizes(count, groups)
}
