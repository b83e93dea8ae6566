import type { Relationship } from '@waybook/contract'
import { expect, it } from 'vitest'

import { isPartyAt, peopleAt } from './people-at.ts'

const GATE = 'locations/the-toll-gate'
const SCENE = 'scenes/before-dawn'

function tie(from: string, type: string, to: string): Relationship {
  const id = from === GATE ? to : from
  const other = { id, name: id, type: id.startsWith('scenes') ? 'scene' : 'character', image: null } as const
  return { type, from, to, target: to, other, secret: false }
}

const relationships = [
  tie(GATE, 'contains', 'characters/hask'),
  tie('characters/hask', 'keeps', GATE),
  tie('characters/hask', 'lives at', GATE),
  tie('characters/elias', 'disappeared from', GATE),
  tie(GATE, 'contains', 'characters/bishop'),
  tie(GATE, 'employs', 'characters/corin'),
  tie(SCENE, 'part of', GATE),
]

it('[ATL-24] the people at a place have a tie to it or are contained in it, each once', () => {
  expect(peopleAt({ relationships }).map(({ id, tie: words }) => [id, words])).toEqual([
    ['characters/hask', 'keeps'],
    ['characters/bishop', ''],
  ])
})

it.each([
  ['the scene on the table is part of it', SCENE, true],
  ['another scene is on the table', 'scenes/other', false],
  ['no scene is on the table', null, false],
])('[ATL-24] the party is at a place if the scene is part of it: %s', (_, scene, isThere) => {
  expect(isPartyAt({ relationships }, scene)).toBe(isThere)
})
