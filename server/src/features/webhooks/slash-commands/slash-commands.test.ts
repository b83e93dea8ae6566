import type { PlannedSession } from '@waybook/contract'
import { expect, it } from 'vitest'

import { answerInteraction } from './slash-commands.ts'

const SOON = Date.UTC(2199, 0, 1, 19)
const SECONDS = SOON / 1000

const session = (some: Partial<PlannedSession>): PlannedSession => ({
  id: 'one',
  state: 'planned',
  number: 3,
  startsAt: SOON,
  options: [],
  answers: [],
  inRhythm: false,
  title: '',
  place: '',
  note: '',
  minutes: 240,
  minimum: null,
  ...some,
})

async function answer(name: string, options: Record<string, unknown> = {}, sessions: readonly PlannedSession[] = []) {
  const listed = Object.entries(options).map(([option, value]) => ({ name: option, value }))
  const schedule = { sessions: [...sessions], attendees: [], rhythm: null, timeZone: null }
  const given = { type: 2, data: { name, options: listed } }
  const readSchedule = async () => await Promise.resolve(schedule)
  const reply = await answerInteraction(given, { chance: () => 0, readSchedule, address: 'https://play.example' })
  return reply !== null && 'data' in reply ? reply.data : reply
}

const content = async (...asked: Parameters<typeof answer>) => {
  const data = await answer(...asked)
  return data && 'content' in data ? data.content : ''
}

it('[HOOK-11] answers PING, and nothing to what is no interaction', async () => {
  const none = { chance: () => 0, readSchedule: async () => await Promise.reject(new Error('unread')), address: '' }
  expect(await answerInteraction({ type: 1 }, none)).toEqual({ type: 1 })
  for (const given of [null, {}, { type: 'x' }, { type: 2 }, { type: 3, data: { name: 'roll' } }])
    expect(await answerInteraction(given, none)).toBeNull()
  expect(await answer('dance')).toMatchObject({ flags: 64 })
})

it('[HOOK-12] a roll names its faces and that the campaign does not know of it', async () => {
  expect(await answer('roll', { dice: '1b1p 2d6' })).toEqual({
    content:
      '**1b1p 2d6**: Fails, no success, Total 2\nboost: blank · difficulty: blank · d6: 1, 1\n-# Rolled in Discord, so it is not in the campaign’s log.',
    allowed_mentions: { parse: [] },
    flags: 4,
  })
})

it.each([
  ['2d', 'Roll notation is missing sides. Write dice as in `2y1g2p`, `3d6` or `d100`.'],
  ['@everyone', 'Invalid notation: @\u200Beveryone. Write dice as in `2y1g2p`, `3d6` or `d100`.'],
  [7, 'Invalid notation: . Write dice as in `2y1g2p`, `3d6` or `d100`.'],
])('[HOOK-12] only the one who asked reads why %s is no notation', async (dice, words) => {
  const told = await answer('roll', { dice })
  expect(told).toMatchObject({ flags: 64, allowed_mentions: { parse: [] } })
  expect(told && 'content' in told ? told.content.replaceAll('\\', '') : '').toBe(words)
})

it('[HOOK-12] the reason is plain text, and a long message is cut', async () => {
  expect(await content('roll', { dice: '1g', reason: '@everyone [climb](https://x.example)' })).toMatch(
    /^\*\*@\u200Beveryone \\\[climb\\\]\\\(https\\:\/\/x\.example\\\)\*\* \(1g\): /,
  )
  expect(
    (await content('roll', { dice: '10d1000 10d999 10d998 10d997 10y10g10b10c10p10s' })).length,
  ).toBeLessThanOrEqual(2000)
})

it('[HOOK-13] the next date is in the reader’s own time, without names and links', async () => {
  const answers = (['yes', 'yes', 'no'] as const).map((one, index) => ({
    attendeeId: `member ${index}`,
    optionId: null,
    answer: one,
    note: 'a private note',
  }))
  const sessions = [
    session({ state: 'canceled', title: 'Called off' }),
    session({ title: 'The *causeway*', place: 'https://call.example/room', note: 'Bring dice.', answers }),
  ]
  expect(await content('next', {}, sessions)).toBe(
    `**The \\*causeway\\***\n<t:${SECONDS}:F>, <t:${SECONDS}:R>\nBring dice.\n2 coming, 1 not coming\nhttps://play.example/schedule`,
  )
  expect(await content('next', {}, [session({ place: 'At Odo’s' })])).toContain('\nAt Odo’s\n')
})

it('[HOOK-13] an open poll lists its dates, and without a date it says so', async () => {
  const poll = session({ state: 'poll', startsAt: null, options: [{ id: 'a', startsAt: SOON }] })
  expect(await content('next', {}, [poll])).toBe(
    `**The next session**\nWhen do we play? These dates are open:\n- <t:${SECONDS}:F>, <t:${SECONDS}:R>\nhttps://play.example/schedule`,
  )
  expect(await content('next')).toBe('No date is planned yet.')
})
