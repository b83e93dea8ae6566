import type { FirstPage, FirstStepName, FirstSteps } from '@waybook/contract'

import { whenInWords } from '../recent-change-words.ts'

interface StepWords {
  readonly title: string
  /** Why to take the step. */
  readonly open: string
}

export const stepWords: Readonly<Record<FirstStepName, StepWords>> = {
  character: { title: 'The first character', open: 'Somebody to play, or somebody to meet. A name is enough for now.' },
  invite: { title: 'Invite your players', open: 'Each gets a link that works once, for a phone or a computer.' },
  place: {
    title: 'The first place',
    open: 'Where does the story open? A name and one sentence are enough for tonight.',
  },
  scene: {
    title: 'A scene from a map',
    open: 'Choose a picture of a map. It opens on the table, hidden from players.',
  },
  roll: { title: 'The first roll', open: 'Call a check, and every phone at the table asks for it.' },
}

/**
 * What has happened of a step, such as "Low Tarrow. Made by Bram, today 19:42."; `null` if nothing has. `now`: milliseconds since 1970.
 */
export function happenedInWords(name: FirstStepName, steps: FirstSteps, now: number): string | null {
  switch (name) {
    case 'invite':
      return steps.invite && invitedInWords(steps.invite)
    case 'roll':
      return steps.roll && `Rolled by ${steps.roll.by}, ${whenInWords(steps.roll.at, now)}.`
    default:
      return madeInWords(steps[name], now)
  }
}

function madeInWords(page: FirstPage | null, now: number): string | null {
  if (!page) return null
  const { entity, by, at } = page
  return `${entity.name}. Made ${by === null ? '' : `by ${by}, `}${whenInWords(at, now)}.`
}

function invitedInWords({ players, openLinks }: NonNullable<FirstSteps['invite']>): string | null {
  const waiting = openLinks === 1 ? '1 link is still open.' : `${openLinks} links are still open.`
  if (players.length === 0) return openLinks === 0 ? null : `Nobody is in yet. ${waiting}`
  const are = players.length === 1 ? 'is' : 'are'
  return `${new Intl.ListFormat('en').format(players)} ${are} in.${openLinks === 0 ? '' : ` ${waiting}`}`
}
