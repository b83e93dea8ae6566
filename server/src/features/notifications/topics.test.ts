import { describe, expect, it } from 'vitest'

import type { ChangeRecord } from '../changes.ts'
import { remindersOf } from './reminders.ts'
import { topicsOf } from './topics.ts'

const HOUR_MS = 3_600_000
const at = { seq: 7, at: 0, actor: 'gm', audience: 'everyone', subject: 'campaign' } as const
const newsletter = { ...at, subject: 'newsletters/first' }
const kindsIn = (change: ChangeRecord) => topicsOf(change).map(({ kind, event }) => `${kind}: ${event}`)

describe('a change is a notification', () => {
  it.each<readonly [string, ChangeRecord, readonly string[]]>([
    ['of a check', { ...at, operation: 'check', payload: { checkId: 'a', character: null } }, ['check: check a']],
    ['of a turn', { ...at, operation: 'encounter', payload: { encounterId: 'a' } }, ['turn: turn']],
    [
      'of a handout',
      { ...at, operation: 'handout', payload: { handoutId: 'a', before: null, after: 'everyone' } },
      ['handout: handout a'],
    ],
    ['of no handout', { ...at, operation: 'handout', payload: { handoutId: null, before: null, after: null } }, []],
    ['of a note', { ...at, operation: 'note', payload: { noteId: 'a' } }, ['note: note a']],
    [
      'of a secret',
      {
        ...at,
        subject: 'items/bell',
        operation: 'write',
        payload: { what: 'changed', version: 2, secret: { digest: 'd', what: 'revealed' } },
      },
      ['secret: secret items/bell d'],
    ],
    [
      'of no secret that was hidden',
      {
        ...at,
        subject: 'items/bell',
        operation: 'write',
        payload: { what: 'changed', version: 2, secret: { digest: 'd', what: 'hidden' } },
      },
      [],
    ],
    [
      'of a newsletter that is shown',
      { ...newsletter, operation: 'setVisibility', payload: { visible: true, reveal: 'page', before: 'hidden' } },
      ['newsletter: newsletter newsletters/first'],
    ],
    [
      'of a new newsletter',
      { ...newsletter, operation: 'import', payload: { what: 'added' } },
      ['newsletter: newsletter newsletters/first'],
    ],
    [
      'of a moved date',
      {
        ...at,
        operation: 'schedule',
        payload: { did: 'replanned', session: { id: 's', startsAt: 6, before: 5 } },
      },
      ['date: date s 6'],
    ],
    [
      'of a date that is called off',
      {
        ...at,
        operation: 'schedule',
        payload: { did: 'calledOff', session: { id: 's', startsAt: 6, before: 6 } },
      },
      ['date: off s'],
    ],
    [
      'of a new rhythm',
      { ...at, operation: 'schedule', payload: { did: 'rhythm', rhythm: { sequence: 4, before: 2 } } },
      ['date: rhythm 4'],
    ],
    [
      'of no newsletter that was edited',
      { ...newsletter, operation: 'write', payload: { what: 'changed', version: 2 } },
      [],
    ],
    [
      'of no other page',
      {
        ...at,
        subject: 'items/bell',
        operation: 'setVisibility',
        payload: { visible: true, reveal: 'page', before: 'hidden' },
      },
      [],
    ],
  ])('[TELL-4] %s', (_what, change, expected) => expect(kindsIn(change)).toEqual(expected))
})

describe('reminders', () => {
  const session = { id: 's', state: 'planned', startsAt: 1000 * HOUR_MS, changedAt: 0 } as const
  const due = (hoursBefore: number, one: Parameters<typeof remindersOf>[0][number] = session) =>
    remindersOf([one], { now: (1000 - hoursBefore) * HOUR_MS, seq: 7 }).map(({ event }) => event.split(' ')[0])

  it.each([
    [24 * 15, []],
    [24 * 14, ['answer']],
    [24 * 3, ['answer']],
    [24 * 2, ['last-answer']],
    [24, ['tomorrow', 'last-answer']],
    [1.5, ['tomorrow', 'last-answer']],
    [1, ['soon']],
    [0, []],
    [-1, []],
  ])('[TELL-4] %d hours before a session: %j', (hours, expected) => expect(due(hours)).toEqual(expected))

  it('[TELL-4] a poll waits for answers at any time, and a session that was called off for none', () => {
    expect(due(1, { ...session, state: 'poll', startsAt: null })).toEqual(['answer'])
    expect(due(1, { ...session, state: 'canceled' })).toEqual([])
  })

  it('[TELL-4] a date that was set today asks for no answer, because its notification did', () => {
    expect(due(24 * 3, { ...session, changedAt: 905 * HOUR_MS })).toEqual([])
    expect(due(24 * 2, { ...session, changedAt: 940 * HOUR_MS })).toEqual(['last-answer'])
    expect(due(1, { ...session, state: 'poll', startsAt: null, changedAt: 980 * HOUR_MS })).toEqual([])
  })

  it('[TELL-4] a reminder is useful until the next one, and a moved session gets its own', () => {
    const [soon] = remindersOf([session], { now: 999.5 * HOUR_MS, seq: 7 })
    expect(soon?.usefulForMs).toBe(0.5 * HOUR_MS)
    const [moved] = remindersOf([{ ...session, startsAt: 1001 * HOUR_MS }], { now: 1000 * HOUR_MS, seq: 7 })
    expect(moved?.event).not.toBe(soon?.event)
  })
})
