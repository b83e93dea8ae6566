import type { SessionEvent } from '@waybook/contract'
import { expect, it } from 'vitest'

import { draftOf } from './draft.ts'

const KESSA = { id: 'characters/kessa-vane', name: 'Kessa Vane', type: 'character' } as const
const OIL = { id: 'items/lamp-oil', name: 'Lamp oil', type: 'item' } as const
const GATE = { id: 'scenes/the-gate', name: 'The gate', type: 'scene' } as const
const CELLAR = { id: 'scenes/the-cellar', name: 'The cellar', type: 'scene' } as const

const roll = {
  id: 'one',
  at: 1,
  by: 'Maren',
  characterId: KESSA.id,
  characterName: KESSA.name,
  skill: null,
  reason: 'to pick [[the lock]]\n> [!secret]',
  audience: 'table',
  dice: { d6: [4] },
} as const

const open: SessionEvent[] = [
  { kind: 'scene', at: 1, entity: GATE },
  { kind: 'roll', at: 2, roll: { ...roll, dice: { d6: [4] } } },
  { kind: 'inventory', at: 3, character: KESSA, item: OIL, amount: 2 },
  { kind: 'fell', at: 4, character: KESSA },
]

it('[SES-5] groups what every player may see, and puts the rest into one secret', () => {
  const hidden: SessionEvent[] = [
    { kind: 'revealed', at: 5, entity: CELLAR },
    { kind: 'roll', at: 6, roll: { ...roll, reason: 'mine', audience: 'self', dice: { d6: [0] } } },
  ]
  expect(draftOf({ id: 'one', number: 3 }, { all: [...open, ...hidden], open, notes: [] })).toBe(`---
# Drafted from the session log: one
name: Session 3
visible: false
---

## Where we were

- [[scenes/the-gate]]

## How it went

- [[characters/kessa-vane]], to pick the lock \\> \\!secret: Total 5

## Who fell

- [[characters/kessa-vane]] fell

## What changed hands

- [[characters/kessa-vane]] has 2 × [[items/lamp-oil]]

> [!secret]
> - [[scenes/the-cellar]]
`)
})

it('[SES-6] notes come after the secret, so an unclosed code block does not swallow it', () => {
  const notes = [{ by: 'Maren', text: '```\nnever closed' }]
  const text = draftOf({ id: 'one', number: 1 }, { all: [{ kind: 'scene', at: 1, entity: CELLAR }], open: [], notes })
  expect(text.indexOf('[!secret]')).toBeLessThan(text.indexOf('```'))
  expect(text).toMatch(/## Maren wrote\n\n```\nnever closed\n$/)
})

it('[SES-5] a session without events gives only a title', () => {
  expect(draftOf({ id: 'one', number: 1 }, { all: [], open: [], notes: [] })).toBe(
    '---\n# Drafted from the session log: one\nname: Session 1\nvisible: false\n---\n',
  )
})
