import type { FirstSteps } from './records/beginning.ts'

/** The steps of a campaign's first hour, in the order in which they are suggested. */
export const firstStepNames = ['character', 'invite', 'place', 'scene', 'roll'] as const
export type FirstStepName = (typeof firstStepNames)[number]

/**
 * The steps that this campaign has, and whether each is done. An invitation is done when the first player has an account. It is no step if
 * the sign-in provider manages accounts.
 * @example
 * const steps = { character: null, invite: { players: ['Maren'], openLinks: 1 }, place: null, scene: null, roll: null }
 * stepsWithState(steps).filter(({ isDone }) => isDone) // [{ name: 'invite', isDone: true }]
 * stepsWithState({ ...steps, invite: null }).length // 4
 */
export function stepsWithState(steps: FirstSteps): { readonly name: FirstStepName; readonly isDone: boolean }[] {
  const { invite } = steps
  return firstStepNames
    .filter((name) => name !== 'invite' || invite !== null)
    .map((name) => ({ name, isDone: name === 'invite' ? (invite?.players.length ?? 0) > 0 : steps[name] !== null }))
}

/**
 * The first step that is not done; `null` if all are done.
 * @example
 * const page = (id, type) => ({ entity: { id, name: id, type }, by: 'Bram', at: 0 })
 * const none = { character: null, invite: null, place: null, scene: null, roll: null }
 * nextStep(none) // 'character'
 * nextStep({ ...none, character: page('characters/ilse', 'character') }) // 'place'
 */
export function nextStep(steps: FirstSteps): FirstStepName | null {
  return stepsWithState(steps).find(({ isDone }) => !isDone)?.name ?? null
}
