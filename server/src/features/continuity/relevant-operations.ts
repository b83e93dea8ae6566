import type { CampaignChange } from '../changes.ts'

type Operation = CampaignChange['operation']

/** After these, any continuity check may find something else. */
const ALWAYS: readonly Operation[] = ['import', 'write', 'setVisibility', 'picture']

/** What changes only some relations: play must not make the others run. */
const ONLY: Readonly<Partial<Record<Operation, RegExp>>> = {
  dynamic: /\b(?:current_property|character_value)\b/,
  inventory: /\b(?:character_carries|equipped)\b/,
  experience: /\b(?:character_value|character_talent)\b/,
  session: /\b(?:session|revealed_in)\b/,
}

/** The operations in the change log after which these programs may be answered differently. */
export function relevantOperations(programs: readonly string[]): Operation[] {
  const text = programs.join('\n')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `ONLY`
  const some = Object.keys(ONLY) as Operation[]
  return [...ALWAYS, ...some.filter((operation) => ONLY[operation]?.test(text))]
}
