import type { AnswerOf, PlannedSession } from '@waybook/contract'

import { openPlace } from '../announcement.ts'
import { escapeDiscord } from '../discord-message.ts'
import { said, type InteractionReply } from './reply.ts'

/**
 * Says when the group plays next. `schedule`: as a player without a character sees it. `url`: of the page with the dates. Who comes is not
 * said by name, because the channel has readers whom the campaign does not know.
 */
export function nextCommand({ sessions }: AnswerOf<'getSchedule'>, url: string): InteractionReply {
  const next = sessions.find(({ state }) => state !== 'canceled')
  if (!next) return said('No date is planned yet.')
  const { title, place, note, startsAt } = next
  const name = title === '' ? 'The next session' : escapeDiscord(title)
  const when =
    startsAt === null ? ['When do we play? These dates are open:', ...next.options.map(optionOf)] : [at(startsAt)]
  const about = [openPlace(place), note].filter((part) => part !== '').map(escapeDiscord)
  return said([`**${name}**`, ...when, ...about, countsOf(next), url].filter((line) => line !== '').join('\n'))
}

/** Discord shows it in each reader's time zone and language. */
function at(startsAt: number): string {
  const seconds = Math.floor(startsAt / 1000)
  return `<t:${seconds}:F>, <t:${seconds}:R>`
}

const optionOf = ({ startsAt }: PlannedSession['options'][number]) => `- ${at(startsAt)}`

const WORDS = { yes: 'coming', late: 'coming later', maybe: 'unsure', no: 'not coming' } as const

function countsOf({ state, answers }: PlannedSession): string {
  if (state === 'poll') return ''
  const counted = Object.entries(WORDS).map(([answer, word]) => {
    const count = answers.filter((one) => one.answer === answer).length
    return count === 0 ? '' : `${count} ${word}`
  })
  return counted.filter((part) => part !== '').join(', ')
}
