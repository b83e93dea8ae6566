import type { SessionEvent } from '@waybook/contract'
import { expect, it } from 'vitest'

import { draftOf } from './draft.ts'

const KESSA = { id: 'characters/kessa-vane', name: 'Kessa Vane', type: 'character' } as const
const OIL = { id: 'items/lamp-oil', name: 'Lamp oil', type: 'item' } as const
const GATE = { id: 'scenes/the-gate', name: 'The gate', type: 'scene' } as const
const CELLAR = { id: 'scenes/the-cellar', name: 'The cellar', type: 'scene' } as const

type Roll = Extract<SessionEvent, { kind: 'roll' }>['roll']

const roll: Roll = {
  id: 'one',
  at: 1,
  by: 'Maren',
  characterId: KESSA.id,
  characterName: KESSA.name,
  skill: null,
  reason: 'to pick [[the lock]]\n> [!secret]',
  audience: 'table',
  dice: { d6: [4] },
}

const skills = new Map([['vigilance', 'Vigilance']])
const ODO = { id: 'characters/odo', name: 'Odo', type: 'character' } as const
const check = (success: number, marks: Partial<Record<'triumph' | 'despair', number>> = {}): Roll => ({
  ...roll,
  skill: 'vigilance',
  reason: '',
  dice: { ability: [0] },
  net: { success, advantage: 0, triumph: 0, despair: 0, ...marks },
})

const open: SessionEvent[] = [
  { kind: 'scene', at: 1, entity: GATE },
  { kind: 'roll', at: 2, roll },
  { kind: 'inventory', at: 3, character: KESSA, item: OIL, amount: 2 },
  { kind: 'encounter', at: 4, id: 'fight', title: 'At the gate', rounds: 3 },
  { kind: 'fell', at: 5, character: KESSA },
  { kind: 'line', at: 6, id: 'line', by: 'Bram', text: 'Nobody slept. [[x]]' },
  { kind: 'revealed', at: 7, entity: ODO },
  { kind: 'experience', at: 8, id: 'a', character: KESSA, amount: 15, reason: 'Session 3' },
  { kind: 'experience', at: 8, id: 'b', character: ODO, amount: 15, reason: 'Session 3' },
]
const draft = (events: readonly SessionEvent[]) =>
  draftOf({ id: 'one', number: 3 }, { all: events, open: events, notes: [], skills })

it('[SES-5] tells each scene in sentences, shows what came to light, and puts the rest into one secret', () => {
  const hidden: SessionEvent[] = [
    { kind: 'revealed', at: 9, entity: CELLAR },
    { kind: 'roll', at: 10, roll: { ...roll, reason: 'mine', audience: 'self', dice: { d6: [0] } } },
  ]
  expect(draftOf({ id: 'one', number: 3 }, { all: [...open, ...hidden], open, notes: [], skills })).toBe(`---
# Drafted from the session log: one
name: Session 3
visible: false
---

## [[scenes/the-gate]]

![[scenes/the-gate]]

[[characters/kessa-vane]] rolled (to pick the lock \\> \\!secret): Total 5. [[characters/kessa-vane]] has 2 × [[items/lamp-oil]]. There was a fight, At the gate, which took 3 rounds. [[characters/kessa-vane]] fell. [[characters/odo]] came to light.

Nobody slept\\. x

![[characters/odo]]

[[characters/kessa-vane]] and [[characters/odo]] got 15 experience.

> [!secret]
> - [[scenes/the-cellar]] came to light
`)
})

it.each([
  ['one success', [check(2)], 'tried Vigilance and succeeded'],
  [
    'one failure with a mark',
    [check(0, { triumph: 1, despair: 1 })],
    'tried Vigilance but failed, with a triumph and despair',
  ],
  ['several', [check(1), check(-1), check(3)], 'tried Vigilance 3 times and succeeded twice'],
  ['only failures', [check(0), check(-2)], 'tried Vigilance twice and never succeeded'],
])('[SES-5] a character’s checks of a skill are one sentence: %s', (_, rolls, sentence) => {
  const text = draft(rolls.map((each, at) => ({ kind: 'roll', at, roll: each })))
  expect(text).toContain(`\n\n[[characters/kessa-vane]] ${sentence}.\n`)
})

it('[CHK-245] the newsletter gives places in the order as players know them, apart from checks of the same skill', () => {
  const placed = (place: number, of: number): SessionEvent[] => [
    { kind: 'roll', at: 1, roll: { ...check(1), id: 'two', reason: 'Initiative', place: { place, of } } },
    { kind: 'roll', at: 2, roll: check(1) },
  ]
  const text = draftOf({ id: 'one', number: 3 }, { all: placed(3, 6), open: placed(2, 5), notes: [], skills })
  const [place, attempt] = ['was 2nd of 5 in the order by Vigilance', 'tried Vigilance and succeeded']
  expect(text).toMatch(new RegExp(`${KESSA.id}\\]\\] ${place}\\. \\[\\[${KESSA.id}\\]\\] ${attempt}\\.\\n$`))
})

it('[SES-6] notes come after the secret, so an unclosed code block does not swallow it', () => {
  const notes = [{ by: 'Maren', text: '```\nnever closed' }]
  const all: SessionEvent[] = [{ kind: 'scene', at: 1, entity: CELLAR }]
  const text = draftOf({ id: 'one', number: 1 }, { all, open: [], notes, skills })
  expect(text.indexOf('[!secret]')).toBeLessThan(text.indexOf('```'))
  expect(text).toMatch(/## Maren wrote\n\n```\nnever closed\n$/)
})

it('[SES-5] a session without events gives only a title', () => {
  expect(draft([])).toBe('---\n# Drafted from the session log: one\nname: Session 3\nvisible: false\n---\n')
})
