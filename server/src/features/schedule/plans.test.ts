import type { SessionRhythm } from '@waybook/contract'
import { describe, expect, it } from 'vitest'

import { NO_PLAN } from './plan-changes.ts'
import { isOver, logOf, ofRhythm, rhythmChange, withRhythm, type DatedPlan } from './plans.ts'
import { toComing, toPast } from './presenter.ts'

const at = (text: string) => Date.parse(`${text}:00Z`)
const now = at('2026-11-30T12:00')

const fridays: SessionRhythm = {
  ...NO_PLAN,
  place: 'At Teo’s',
  weeks: 2,
  weekday: 5,
  time: '19:00',
  zone: 'Europe/Zurich',
  from: '2026-12-01',
  until: null,
}
const stored = { rhythm: fridays, changedAt: 1, sequence: 2 }
const planned = (id: string, startsAt: number, more: Partial<DatedPlan> = {}): DatedPlan => ({
  ...NO_PLAN,
  id,
  startsAt,
  state: 'planned',
  options: [],
  sequence: 0,
  changedAt: 1,
  ...more,
})
const log = (number: number, startedAt: number, endedAt: number | null = startedAt + 3_600_000) => ({
  id: `log-${number}`,
  number,
  startedAt,
  endedAt,
  startedSeq: 0,
  date: null,
})
const friday = planned('friday', at('2026-12-04T18:00'))
const known = { campaignId: 'dam3', answers: [], now }

describe('the sessions of a rhythm', () => {
  it('[PLAN-6] are there for twelve weeks, and an exception takes the place of its own', () => {
    const off = planned('rhythm-2026-12-18', at('2026-12-18T18:00'), { state: 'canceled' })
    const plans = withRhythm([off], stored, now, now)
    expect(plans.map(({ id, state }) => `${id} ${state}`).slice(0, 3)).toEqual([
      'rhythm-2026-12-04 planned',
      'rhythm-2026-12-18 canceled',
      'rhythm-2027-01-01 planned',
    ])
    expect(plans).toHaveLength(6)
  })

  const change = (rhythm: SessionRhythm | null, rows: DatedPlan[] = []) =>
    rhythmChange(stored, { rhythm, changedAt: 9, sequence: 4 }, { rows, now })

  it('[PLAN-7] at another time stay, without their answers', () => {
    const { dropped, unanswered } = change({ ...fridays, time: '20:00' })
    expect([dropped, unanswered.length]).toEqual([[], 6])
  })

  it('[PLAN-7] on another day replace the old ones, of which calendars learn that they are gone', () => {
    const { dropped, back } = change({ ...fridays, weekday: 6 })
    expect(dropped[0]).toMatchObject({ id: 'rhythm-2026-12-04', state: 'dropped', sequence: 3, changedAt: 9 })
    expect([dropped.length, back]).toEqual([6, []])
  })

  it('[PLAN-7] keep what was moved or called off, also when the rhythm ends', () => {
    const moved = planned('rhythm-2026-12-04', at('2026-12-05T18:00'))
    expect(change(null, [moved]).dropped.map(({ id }) => id)).not.toContain(moved.id)
  })

  it('[PLAN-7] come back with a higher number than the one with which they went', () => {
    const [gone = friday] = change(null).dropped
    const again = { rhythm: fridays, changedAt: 10, sequence: 6 }
    expect(rhythmChange(null, again, { rows: [gone], now }).back).toEqual([gone.id])
    expect(ofRhythm(again, now, now + 7 * 86_400_000)[0]?.sequence).toBeGreaterThan(gone.sequence)
  })
})

describe('a log of a session', () => {
  it.each([
    ['a little early', '2026-12-04T17:40', true],
    ['late in the evening', '2026-12-04T22:30', true],
    ['the day before', '2026-12-03T18:00', false],
    ['the morning after', '2026-12-05T08:00', false],
  ])('[PLAN-8] that begins %s belongs to the date: %s %j', (_, text, belongs) => {
    expect(logOf(friday, [log(13, at(text))]) !== null).toBe(belongs)
  })

  it('[PLAN-8] ends its session, which ends anyway six hours after its start', () => {
    const at20 = at('2026-12-04T20:00')
    expect(isOver(friday, [], at20)).toBe(false)
    expect(isOver(friday, [log(13, at('2026-12-04T18:00'), null)], at20)).toBe(false)
    expect(isOver(friday, [log(13, at('2026-12-04T18:00'))], at20)).toBe(true)
    expect(isOver(friday, [], at('2026-12-05T00:00'))).toBe(true)
  })
})

describe('the schedule', () => {
  it('[PLAN-2] numbers sessions like their logs; one that was called off has no number', () => {
    const off = planned('off', at('2026-12-11T18:00'), { state: 'canceled' })
    const poll = { ...planned('poll', 0), startsAt: null, state: 'poll' as const, options: [] }
    const option = { id: 'a', startsAt: at('2026-12-18T18:00') }
    const plans = [friday, off, { ...poll, options: [option] }]
    const numbers = toComing(plans, { ...known, logs: [log(13, at('2026-11-20T18:00'))] }).map(({ number }) => number)
    expect(numbers).toEqual([14, null, 15])
  })

  it('[PLAN-2] tonight has the number of the log that runs', () => {
    const logs = [log(14, at('2026-12-04T18:00'), null)]
    const next = planned('next', at('2026-12-18T18:00'))
    const coming = toComing([friday, next], { ...known, logs, now: at('2026-12-04T19:00') })
    expect(coming.map(({ number }) => number)).toEqual([14, 15])
  })

  it('[PLAN-8] lists what is over with its log, and logs without a date, newest first', () => {
    const logs = [log(14, at('2026-12-04T18:00')), log(13, at('2026-11-20T18:00'))]
    const newsletters = new Map([['log-14', { id: 'newsletters/ebb', name: 'The ebb' }]])
    const past = toPast({ plans: [friday], logs, newsletters, now: at('2026-12-06T12:00') })
    expect(past).toMatchObject([
      { id: 'friday', log: { number: 14 }, newsletter: { name: 'The ebb' } },
      { id: null, startsAt: at('2026-11-20T18:00'), log: { number: 13 }, newsletter: null },
    ])
  })

  it('[PLAN-3] answers to another date than the present one are not shown', () => {
    const answer = { session: 'friday', account: 'maren', firstName: 'Maren', answer: 'yes', note: '' } as const
    const answers = [
      { ...answer, option: '' },
      { ...answer, option: 'gone', answer: 'no' as const },
    ]
    const [session] = toComing([friday], { ...known, answers, logs: [] })
    expect(session?.answers).toMatchObject([{ optionId: null, answer: 'yes' }])
  })
})
