/** The steps in their order. The routes of all pages load this file, so it has no words. */
const steps = ['name', 'origin', 'characteristics', 'skills', 'talents', 'gear', 'background', 'review'] as const

export type StepId = (typeof steps)[number]

/** What the address says about the step. */
export interface StepSearch {
  readonly step?: StepId
}

/** The first step is the default. */
export function readStep(search: Readonly<Record<string, unknown>>): StepSearch {
  const step = steps.find((id) => id === search['step'])
  return step === undefined || step === 'name' ? {} : { step }
}

/** The steps of a campaign. Without archetypes and careers there is no origin to choose, and without talents none to buy. */
export function stepsFor(offers: { readonly origins: number; readonly talents: number }): readonly StepId[] {
  const isEmpty: Partial<Record<StepId, boolean>> = { origin: offers.origins === 0, talents: offers.talents === 0 }
  return steps.filter((id) => !isEmpty[id])
}
