import { scopeOf, type Viewer } from '@waybook/contract'
import { drownedRoad, BELL } from '@waybook/testing/stores/drowned-road.ts'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { beforeEach, expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { IN_MEMORY } from '#database/sqlite.ts'
import { setVisibility } from '#features/entities/visibility.ts'
import type { StoreContext } from '#features/request-context.ts'
import type { CampaignStore } from '#features/store.ts'

import { EncodedAnswer, RecentAnswers } from './recent-answers.ts'

const gameMaster: Viewer = { userId: 'gm', role: 'gameMaster', characterId: null }
const getBell = { name: 'getEntity', params: { id: BELL } } as const

let records: CampaignStore
let call: StoreContext
beforeEach(async () => {
  const store = await openForTest(async () => await openSqliteStore({ file: IN_MEMORY, now: Date.now }))
  records = store.records('dam3')
  await records.replaceCampaign(drownedRoad(), 'test')
  call = { campaignId: 'dam3', viewer: gameMaster, firstName: 'Ada', scope: scopeOf(gameMaster), records }
})

const hideBell = async () =>
  await records.transaction({ actor: 'gm' }, async (write) => await setVisibility(write, BELL, false))
const decoded = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer))

it('[HTTP-171] an answer is not reused if a change commits while it is made', async () => {
  const answers = new RecentAnswers()
  const overtaken = await answers.of(call, getBell, async () => {
    await hideBell()
    return 'from before'
  })
  expect(decoded(overtaken)).toBe('from before')
  expect(decoded(await answers.of(call, getBell, async () => await Promise.resolve('from after')))).toBe('from after')
  expect(decoded(await answers.of(call, getBell, async () => await Promise.resolve('made again')))).toBe('from after')
})

it('[HTTP-171] a cached answer is made for a scope, without knowing the viewer', async () => {
  const answers = new RecentAnswers()
  const made = await answers.of(
    call,
    getBell,
    async ({ viewer, firstName }) => await Promise.resolve({ viewer, firstName }),
  )
  expect(decoded(made)).toEqual({ viewer: { userId: '', role: 'player', characterId: null }, firstName: '' })
})

it('[HTTP-171] a refusal is not cached', async () => {
  const answers = new RecentAnswers()
  await expect(answers.of(call, getBell, async () => await Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  )
  expect(decoded(await answers.of(call, getBell, async () => await Promise.resolve('answer')))).toBe('answer')
})

it('[HTTP-171] answers of other operations, and answers that are too large, are made each time', async () => {
  const answers = new RecentAnswers()
  const large = 'x'.repeat(17 * 1024 * 1024)
  let made = 0
  const make = async () => await Promise.resolve(`${(made += 1)}${large}`)
  for (const name of ['getRolls', 'getEntity', 'getEntity'] as const) await answers.of(call, { ...getBell, name }, make)
  expect(made).toBe(3)
  const own = await answers.of(
    call,
    { ...getBell, name: 'getRolls' },
    async ({ viewer }) => await Promise.resolve(viewer),
  )
  expect(own).toBe(gameMaster)
})

it('an encoded answer within other JSON becomes the answer itself', () => {
  expect(JSON.stringify({ answer: new EncodedAnswer({ name: 'Tide bell' }) })).toBe('{"answer":{"name":"Tide bell"}}')
})
