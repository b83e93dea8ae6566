import { newCharacter } from '@waybook/messages/newCharacter'
/** The steps in their order, with their titles. */
const steps = [
  { id: 'name', title: () => newCharacter.name() },
  { id: 'origin', title: () => newCharacter.origin() },
  { id: 'characteristics', title: () => newCharacter.characteristics() },
  { id: 'skills', title: () => newCharacter.skills() },
  { id: 'talents', title: () => newCharacter.talents() },
  { id: 'gear', title: () => newCharacter.gear() },
  { id: 'background', title: () => newCharacter.background() },
  { id: 'review', title: () => newCharacter.review() },
] as const

export type Step = (typeof steps)[number]
export type StepId = Step['id']

/** What the address says about the step. */
export interface StepSearch {
  readonly step?: StepId
}

/** The first step is the default. */
export function readStep(search: Readonly<Record<string, unknown>>): StepSearch {
  const step = steps.find(({ id }) => id === search['step'])?.id
  return step === undefined || step === 'name' ? {} : { step }
}

/** The steps of a campaign. Without archetypes and careers there is no origin to choose, and without talents none to buy. */
export function stepsFor(offers: { readonly origins: number; readonly talents: number }): readonly Step[] {
  const isEmpty: Partial<Record<StepId, boolean>> = { origin: offers.origins === 0, talents: offers.talents === 0 }
  return steps.filter(({ id }) => !isEmpty[id])
}
