import { expect, it } from 'vitest'

import type { ChangeRecord } from '../changes.ts'
import { topicsOf } from './topics.ts'

const at = { seq: 7, at: 0, actor: 'gm', audience: 'everyone', subject: 'campaign' } as const
const shown = { visible: true, reveal: 'page', before: 'hidden' } as const
const hidden = { visible: false, reveal: 'hidden', before: 'page' } as const
const planned = (did: 'planned' | 'replanned' | 'calledOff', startsAt: number | null, before: number | null) =>
  ({ ...at, operation: 'schedule', payload: { did, title: '', session: { id: 's', startsAt, before } } }) as const

it.each<readonly [string, ChangeRecord, readonly string[]]>([
  [
    'a page that is shown',
    { ...at, subject: 'items/bell', operation: 'setVisibility', payload: shown },
    ['revealed page items/bell'],
  ],
  [
    'a page that is hidden',
    { ...at, subject: 'items/bell', operation: 'setVisibility', payload: hidden },
    ['revealed page items/bell (update)'],
  ],
  [
    'an imported page',
    { ...at, subject: 'items/bell', operation: 'import', payload: { what: 'added' } },
    ['revealed page items/bell (update)'],
  ],
  [
    'an imported newsletter',
    { ...at, subject: 'newsletters/a', operation: 'import', payload: { what: 'added' } },
    ['newsletter page newsletters/a'],
  ],
  [
    'an edited newsletter',
    { ...at, subject: 'newsletters/a', operation: 'write', payload: { what: 'changed', version: 2 } },
    ['newsletter page newsletters/a (update)'],
  ],
  ['a new date', planned('planned', 5, null), ['date date s 5', 'date date s poll (update)', 'date off s (update)']],
  ['a moved date', planned('replanned', 6, 5), ['date date s 6', 'date date s 5 (update)', 'date off s (update)']],
  ['another place', planned('replanned', 5, 5), ['date date s 5', 'date off s (update)']],
  ['a date that is called off', planned('calledOff', 5, 5), ['date off s', 'date date s 5 (update)']],
  [
    'a new rhythm',
    { ...at, operation: 'schedule', payload: { did: 'rhythm', rhythm: { sequence: 4, before: 2 } } },
    ['date rhythm 4', 'date rhythm 2 (update)'],
  ],
  ['an answer', { ...at, operation: 'schedule', payload: { did: 'answered' } }, []],
  ['a session', { ...at, operation: 'session', payload: { sessionId: 'a' } }, ['sessionBegins began a']],
  ['a line in a session', { ...at, operation: 'session', payload: { sessionId: 'a', line: { id: 'l' } } }, []],
])('[HOOK-3] %s', (_what, change, expected) => {
  const found = topicsOf(change).map(({ kind, event, isUpdate }) => `${kind} ${event}${isUpdate ? ' (update)' : ''}`)
  expect(found).toEqual(expected)
})
