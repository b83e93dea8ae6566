import { expect, it } from 'vitest'

import { sentenceOf, type LogEntry } from './log-words.ts'

const entry = (more: Partial<LogEntry>): LogEntry => ({ id: 1, at: 1, by: 'Bram', did: 'shown', count: 1, ...more })
const [bell, lamp] = [
  { id: 'items/bell', name: 'Tide bell' },
  { id: 'scenes/third-lamp', name: 'The Third Lamp' },
]
const inWords = (one: LogEntry) =>
  sentenceOf(one)
    .map((part) => (typeof part === 'string' ? part : (part.name ?? part.id)))
    .join('')

it.each([
  [{ entity: bell }, 'showed Tide bell to players'],
  [{ did: 'tokenMoved', count: 14, other: lamp }, 'moved 14 tokens on The Third Lamp'],
  [{ did: 'tokenMoved', entity: bell, other: lamp }, 'moved the token of Tide bell on The Third Lamp'],
  [
    { did: 'amountChanged', entity: bell, other: lamp, detail: '3' },
    'changed Tide bell’s amount of The Third Lamp to 3',
  ],
  [{ did: 'rolled', detail: 'to climb: 2 Success' }, 'rolled, to climb: 2 Success'],
  [{ did: 'rolled', detail: 'a [strange] *reason*' }, 'rolled, a [strange] *reason*'],
  [
    { did: 'rolled', detail: '-', roll: { purpose: 'Cool', dice: 'y11 k0', place: { place: 2, of: 5 }, drawn: '' } },
    'rolled, Cool: 2nd of 5 in the order, 1 success, 1 triumph',
  ],
  [
    { did: 'rolled', entity: bell, roll: { purpose: 'Omens', dice: 'd20:4', drawn: 'A light' } },
    'rolled for Tide bell, Omens: Total 5: A light',
  ],
  [{ did: 'importAdded', count: 120 }, 'imported 120 new pages'],
  [{ did: 'todayMoved', detail: '12 Saltmonth 241' }, 'set today to 12 Saltmonth 241'],
  [{ did: 'todayMoved', detail: '14 Saltmonth 241', count: 3 }, 'set today 3 times, finally to 14 Saltmonth 241'],
  [{ did: 'pinAdded', entity: lamp, count: 4 }, 'added 4 pins to the map of The Third Lamp'],
  [{ did: 'pinRemoved', entity: lamp }, 'removed a pin from the map of The Third Lamp'],
  [{ did: 'findingMeant', detail: 'Lonely pages' }, 'marked a finding as intended: Lonely pages'],
  [{ did: 'continuitySwitchedOff', detail: 'Lonely pages' }, 'switched off the continuity check “Lonely pages”'],
  [{ did: 'pageRemoved', entity: { id: 'items/gone', name: null } }, 'deleted items/gone'],
] as const)('[LOG-8] [LANG-33] %o reads "%s"', (more, words) => {
  expect(inWords(entry(more))).toBe(words)
})
