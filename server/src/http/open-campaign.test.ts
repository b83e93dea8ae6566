import type { Role } from '@waybook/contract'
import { expect, it } from 'vitest'

import { chooseCampaign } from './open-campaign.ts'

const roles = (...all: readonly (readonly [string, Role])[]) => new Map<string, Role>(all)
const master = 'gameMaster'

it.each([
  ['the last one', roles(['dam3', master], ['salt', master]), 'salt', ['dam3', 'salt'], 'salt'],
  ['the last one, even the default one', roles(['dam3', master], ['salt', master]), 'dam3', ['dam3', 'salt'], 'dam3'],
  ['not one that the account left', roles(['dam3', 'player']), 'salt', ['dam3', 'salt'], 'dam3'],
  ['not one that is put away', roles(['dam3', master], ['salt', master]), 'dam3', ['salt'], 'salt'],
  ['not one that was removed', roles(['dam3', master]), 'gone', ['dam3'], 'dam3'],
  ['the default one in a new browser', roles(['dam3', master], ['salt', master]), null, ['dam3', 'salt'], 'dam3'],
  ['the one that the account runs', roles(['fen', 'player'], ['salt', master]), null, ['dam3', 'fen', 'salt'], 'salt'],
  ['the newest that the account plays in', roles(['a', 'player'], ['b', 'player']), null, ['dam3', 'b', 'a'], 'b'],
  ['the default one if all are put away', roles(['dam3', master]), null, [], 'dam3'],
  ['none without a membership', roles(), 'salt', ['dam3', 'salt'], null],
] as const)('[CPN-5] opens %s', (_what, own, last, shown, opened) => {
  expect(chooseCampaign({ roles: own, last, shown, defaultCampaign: 'dam3' })).toBe(opened)
})
