import type { FirstPage, FirstStepName, FirstSteps } from '@waybook/contract'
import { firstHour } from '@waybook/messages/firstHour'

import { whenInWords } from '../recent-change-words.ts'

interface StepWords {
  readonly title: () => string
  /** Why to take the step. */
  readonly open: () => string
}

export const stepWords: Readonly<Record<FirstStepName, StepWords>> = {
  character: { title: () => firstHour.character(), open: () => firstHour.characterWhy() },
  invite: { title: () => firstHour.invite(), open: () => firstHour.inviteWhy() },
  place: { title: () => firstHour.place(), open: () => firstHour.placeWhy() },
  scene: { title: () => firstHour.scene(), open: () => firstHour.sceneWhy() },
  roll: { title: () => firstHour.roll(), open: () => firstHour.rollWhy() },
}

/**
 * What has happened of a step, such as "Low Tarrow. Made by Bram, today 19:42."; `null` if nothing has. `now`: milliseconds since 1970.
 */
export function happenedInWords(name: FirstStepName, steps: FirstSteps, now: number): string | null {
  switch (name) {
    case 'invite':
      return steps.invite && invitedInWords(steps.invite)
    case 'roll':
      return steps.roll && firstHour.rolledBy({ by: steps.roll.by, when: whenInWords(steps.roll.at, now) })
    default:
      return madeInWords(steps[name], now)
  }
}

function madeInWords(page: FirstPage | null, now: number): string | null {
  if (!page) return null
  const { entity, by, at } = page
  const [name, when] = [entity.name, whenInWords(at, now)]
  return by === null ? firstHour.made({ name, when }) : firstHour.madeBy({ name, by, when })
}

function invitedInWords({ players, openLinks }: NonNullable<FirstSteps['invite']>): string | null {
  if (players.length === 0) return openLinks === 0 ? null : firstHour.nobodyIn({ open: openLinks })
  const joined = { count: players.length, names: players }
  return openLinks === 0 ? firstHour.areIn(joined) : firstHour.areInOpen({ ...joined, open: openLinks })
}
