import type { Relationship } from '@waybook/contract'
import { expect, it } from 'vitest'

import { ownRelationships, locatingRelationships } from './relationships-section.tsx'

const kessa = 'characters/kessa-vane'
const odo = 'characters/odo-brandreth'

function tie(from: string, type: string, to: string): Relationship {
  const target = from === kessa ? to : from
  return { type, from, to, target, other: { id: target, name: target, type: 'character', image: null }, secret: false }
}

const kessaWith = (...relationships: Relationship[]) => ({ id: kessa, relationships })

it('[SCR-15] if both entities have relationships to each other, lists only the entity’s own', () => {
  const own = [tie(kessa, 'travels with', odo), tie(kessa, 'owes', odo)]
  expect(ownRelationships(kessaWith(tie(odo, 'worries about', kessa), ...own))).toEqual(own)
})

it('[SCR-15] lists a relationship that only the other entity has', () => {
  const far = tie(odo, 'worries about', kessa)
  expect(ownRelationships(kessaWith(far))).toEqual([far])
})

it('[SCR-23] an omitted relationship does not hide one from the other entity', () => {
  const far = tie(odo, 'includes', kessa)
  expect(locatingRelationships(kessaWith(tie(kessa, 'travels with', odo), far))).toEqual([far])
})

it.each(['member of', 'includes', 'part of', 'contains', 'affects'])('[SCR-23] includes %s', (type) => {
  expect(locatingRelationships(kessaWith(tie(kessa, type, odo)))).toHaveLength(1)
})

it.each(['travels with', 'Member of', 'portrayed by'])('[SCR-23] omits %s', (type) => {
  expect(locatingRelationships(kessaWith(tie(kessa, type, odo)))).toEqual([])
})
