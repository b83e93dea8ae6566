import { expect, it } from 'vitest'

import type { Target } from '#parts/check/use-targets.ts'

import { arrangeTargets } from './arrange-targets.ts'

const target = (id: string, side: Target['side']): Target => ({
  id,
  name: id,
  characterId: null,
  participantId: id,
  injuries: [],
  side,
  picture: null,
  state: '',
})
const all = [
  target('kessa', 'players'),
  target('raider', 'gameMaster'),
  target('odo', 'players'),
  target('wight', 'gameMaster'),
]

it.each([
  ['a player', { id: 'kessa', lastTarget: null }, 'raider wight | odo'],
  ['a player who attacked before', { id: 'kessa', lastTarget: 'wight' }, 'wight raider | odo'],
  ['an adversary', { id: 'raider', lastTarget: 'odo' }, 'odo kessa | wight'],
  ['nobody chosen yet', { id: null, lastTarget: null }, 'raider wight | kessa odo'],
])('[CHK-242] for %s, foes come before friends and the last target first', (_, attacker, expected) => {
  const { foes, friends } = arrangeTargets(all, attacker)
  const names = (list: readonly Target[]) => list.map(({ name }) => name).join(' ')
  expect(`${names(foes)} | ${names(friends)}`).toBe(expected)
})
