import { expect, it } from 'vitest'

import { showsNames, tokenLabel } from './token-label.ts'

it.each([
  ['everyone', { player: true, gameMaster: true }],
  ['gameMaster', { player: false, gameMaster: true }],
  ['selected', { player: false, gameMaster: false }],
] as const)(
  '[VTT-7] with names for %s, players and game masters see them: %o',
  (tokenNames, { player, gameMaster }) => {
    expect(showsNames({ role: 'player', tokenNames }, false)).toBe(player)
    expect(showsNames({ role: 'gameMaster', tokenNames }, false)).toBe(gameMaster)
  },
)

it('[VTT-7] without selection, the setting for selected tokens shows all names', () => {
  expect(showsNames({ role: 'player', tokenNames: 'selected' }, true)).toBe(true)
})

type Labelled = Parameters<typeof tokenLabel>[0]

const token: Labelled = {
  name: 'Raider',
  number: null,
  conditions: [],
  visible: true,
  elevation: 0,
  facing: null,
}

it.each<[string, Partial<Labelled>]>([
  ['Raider', {}],
  ['Raider 2', { number: 2 }],
  ['Raider, winded, dazzled', { conditions: ['winded', 'dazzled'] }],
  ['Raider, at −2, facing 90 degrees', { elevation: -2, facing: 90 }],
  ['Raider, hidden from players', { visible: false }],
  ['Raider, hidden from players, because its character is hidden', { characterHidden: true }],
])('[VTT-6] [VTT-62] a token is called %s', (label, change) => expect(tokenLabel({ ...token, ...change })).toBe(label))
