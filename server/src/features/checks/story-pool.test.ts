import { encounterSides } from '@waybook/contract'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { lastSpend, noPoints, setPoints, spendPoint, takeBack, type StoryPool } from './story-pool.ts'

const by = { by: 'Maren', byId: 'maren' }
const side = fc.constantFrom(...encounterSides)
const check = fc.constantFrom(null, { checkId: 'one', character: 'kessa' }, { checkId: 'one', character: 'odo' })
const action = fc.record({ kind: fc.constantFrom('spend', 'takeBack'), side, check })

it('[CHK-30] the sum of story points stays the same, however they are spent and taken back', () => {
  fc.assert(
    fc.property(fc.nat(6), fc.nat(6), fc.array(action), (players, gameMaster, actions) => {
      const begun = setPoints(noPoints, { players, gameMaster })
      const ended = actions.reduce<StoryPool>((pool, { kind, ...meant }) => {
        if (kind === 'spend') return spendPoint(pool, { ...by, ...meant }) ?? pool
        const spent = lastSpend(pool, meant)
        return (spent && takeBack(pool, spent)) ?? pool
      }, begun)
      expect(ended.players + ended.gameMaster).toBe(players + gameMaster)
      expect(Math.min(ended.players, ended.gameMaster)).toBeGreaterThanOrEqual(0)
    }),
  )
})
