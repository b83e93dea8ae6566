import type { Relationship } from '@waybook/contract'
import { expect, it } from 'vitest'

import { distinctTies, placingTies } from './entity-ties.ts'

const kessa = 'characters/kessa-vane'
const odo = 'characters/odo-brandreth'

function tie(from: string, type: string, to: string): Relationship {
  const target = from === kessa ? to : from
  return { type, from, to, target, other: { id: target, name: target, type: 'character', image: null }, secret: false }
}

const asked = (...relationships: Relationship[]) => ({ id: kessa, relationships })

it('[SCR-15] lists both directions', () => {
  const ties = [tie(kessa, 'travels with', odo), tie(odo, 'worries about', kessa)]
  expect(distinctTies(asked(...ties))).toEqual(ties)
})

it('[SCR-15] lists once what both ends say of each other in the same words', () => {
  const own = tie(kessa, 'travels with', odo)
  expect(distinctTies(asked(tie(odo, 'travels with', kessa), own))).toEqual([own])
})

it.each(['member of', 'includes', 'part of', 'contains', 'affects'])('[SCR-23] keeps %s', (type) => {
  expect(placingTies(asked(tie(kessa, type, odo)))).toHaveLength(1)
})

it.each(['travels with', 'Member of', 'portrayed by'])('[SCR-23] leaves out %s', (type) => {
  expect(placingTies(asked(tie(kessa, type, odo)))).toEqual([])
})
