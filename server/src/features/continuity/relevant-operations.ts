import type { CampaignChange } from '../changes.ts'

type Operation = CampaignChange['operation']

/** After these, any continuity check may have other findings. */
const ALWAYS: readonly Operation[] = ['import', 'write', 'setVisibility', 'picture']

/** Operations that change only these relations. Checks that use no such relation must not run during play. */
const ONLY: Readonly<Partial<Record<Operation, RegExp>>> = {
  dynamic: /\b(?:current_property|character_value)\b/,
  inventory: /\b(?:character_carries|equipped)\b/,
  experience: /\b(?:character_value|character_talent)\b/,
  session: /\b(?:session|revealed_in)\b/,
}

/** The operations that may change the answers to these programs. */
export function relevantOperations(programs: readonly string[]): Operation[] {
  const text = programs.join('\n')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of `ONLY`
  const some = Object.keys(ONLY) as Operation[]
  return [...ALWAYS, ...some.filter((operation) => ONLY[operation]?.test(text))]
}
