import type { FirstStepName, FirstSteps } from '@waybook/contract'
import { expect, it } from 'vitest'

import { happenedInWords } from './step-words.ts'

const now = new Date(2026, 10, 29, 20).getTime()
const at = new Date(2026, 10, 29, 19, 42).getTime()
const page = { entity: { id: 'locations/low-tarrow', name: 'Low Tarrow', type: 'location' }, by: 'Bram', at } as const
const nothing: FirstSteps = { character: null, invite: null, place: null, scene: null, roll: null }

it.each<[FirstStepName, Partial<FirstSteps>, RegExp]>([
  ['place', {}, /^Nothing$/],
  ['place', { place: page }, /^Low Tarrow\. Made by Bram, today .*42.*\.$/],
  ['place', { place: { ...page, by: null } }, /^Low Tarrow\. Made today/],
  ['roll', { roll: { by: 'Maren', at } }, /^Rolled by Maren, today/],
  ['invite', { invite: { players: [], openLinks: 0 } }, /^Nothing$/],
  ['invite', { invite: { players: [], openLinks: 1 } }, /^Nobody is in yet\. 1 link is still open\.$/],
  ['invite', { invite: { players: ['Maren'], openLinks: 0 } }, /^Maren is in\.$/],
  [
    'invite',
    { invite: { players: ['Maren', 'Teo', 'Ines'], openLinks: 2 } },
    /^Maren, Teo, and Ines are in\. 2 links are/,
  ],
])('[SCR-306] what has happened of the step "%s" in words', (name, happened, words) => {
  expect(happenedInWords(name, { ...nothing, ...happened }, now) ?? 'Nothing').toMatch(words)
})
