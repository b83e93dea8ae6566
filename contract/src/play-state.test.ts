import { describe, expect, it } from 'vitest'

import { areOthers, newerEncounter, newerPoints, offerCounted, usesOthers, withCheck } from './play-state.ts'
import type { Check } from './records/check.ts'
import type { Combatant, Encounter } from './records/encounter.ts'
import type { StoryPoints } from './records/story-points.ts'

const check = (id: string, version: number, state: Check['state'] = 'open'): Check => ({
  id,
  version,
  state,
  kind: 'skill',
  title: '',
  at: 1,
  by: 'Bram',
  audience: 'table',
  parts: [],
})
const fighter: Combatant = {
  id: 'raider',
  kind: 'rival',
  side: 'gameMaster',
  characterId: null,
  name: 'Raider',
  number: null,
  picture: null,
  tokenId: null,
  tokenIds: [],
  known: true,
  conditions: [],
  fallen: false,
  figures: null,
  group: null,
}
const encounter = (id: string, version: number, combatants: Combatant[] = []): Encounter => ({
  id,
  version,
  combatants,
  title: '',
  sceneId: null,
  round: 0,
  turn: null,
  slots: [],
  engagements: [],
  ranges: [],
  canGoBack: false,
})
const figures = {
  wounds: 0,
  woundThreshold: 9,
  strain: 0,
  strainThreshold: null,
  soak: 2,
  meleeDefence: 0,
  rangedDefence: 0,
  adversary: 0,
}
const points = (version: number): StoryPoints => ({ players: 1, gameMaster: 1, version, last: null })

describe('open checks', () => {
  const known = [check('new', 3), check('old', 2)]
  it.each([
    ['a new check comes first', check('other', 1), ['other 1', 'new 3', 'old 2']],
    ['a changed check keeps its place', check('old', 3), ['new 3', 'old 3']],
    ['a closed check disappears', check('new', 4, 'closed'), ['old 2']],
    ['an older state changes nothing', check('new', 2), ['new 3', 'old 2']],
    ['a check that closed before it was known does not appear', check('other', 2, 'cancelled'), ['new 3', 'old 2']],
  ])('%s', (_, received, expected) => {
    expect(withCheck(known, received).map(({ id, version }) => `${id} ${version}`)).toEqual(expected)
  })
})

it('the newer of two states of the story points counts', () => {
  expect([newerPoints(points(2), points(1)).version, newerPoints(points(2), points(3)).version]).toEqual([2, 3])
  expect(newerPoints(undefined, points(1)).version).toBe(1)
})

it.each([
  ['newer', encounter('one', 1), encounter('one', 2), 'one 2'],
  ['older', encounter('one', 2), encounter('one', 1), 'one 2'],
  ['another', encounter('one', 2), encounter('other', 1), 'other 1'],
  ['ended', encounter('one', 2), null, 'none'],
  ['the first', null, encounter('one', 1), 'one 1'],
])('a fight that is %s', (_, known, received, expected) => {
  const now = newerEncounter(known, received)
  expect(now ? `${now.id} ${now.version}` : 'none').toBe(expected)
})

it('combatants change when somebody joins, leaves, gets another name or puts on armour, but not when somebody is hurt', () => {
  const before = encounter('one', 1, [fighter])
  expect(areOthers(before, encounter('one', 2, [{ ...fighter, fallen: true }]), [])).toBe(false)
  expect(areOthers(before, encounter('one', 2, [{ ...fighter, name: 'Captain' }]), [])).toBe(true)
  expect(areOthers(before, encounter('one', 2), [])).toBe(true)
  const worn = (soak: number) => encounter('one', 2, [{ ...fighter, figures: { ...figures, soak } }])
  expect([areOthers(worn(2), worn(4), []), areOthers(worn(2), worn(2), [])]).toEqual([true, false])
  expect([areOthers(before, null, []), areOthers(undefined, null, [])]).toEqual([true, false])
  const slot = { id: 'first', side: 'players', known: true, claimedBy: null, acted: false } as const
  const withSlots = (...ids: readonly string[]) => ({ ...before, slots: ids.map((id) => ({ ...slot, id })) })
  expect(areOthers(withSlots('first'), withSlots('first', 'new'), [])).toBe(true)
  expect(areOthers(withSlots('first'), withSlots('first'), [])).toBe(false)
})

describe('open checks with effects that cost something', () => {
  const free = { prices: [], limit: null }
  const paid = { prices: [[{ what: 'strain', count: 1 }]], limit: null } as const
  const limited = { prices: [], limit: { count: 1, per: 'round' } } as const
  const none = { pageEffects: [], rollEffects: [], effects: [] }
  const offering = { id: 'climb', parts: [{ ...none, rollEffects: [{ effect: paid }] }] }

  it.each([
    ['before the roll', { pageEffects: [limited] }, true],
    ['after the roll', { rollEffects: [{ effect: paid }] }, true],
    ['of the target', { reactions: [{ effect: paid }] }, true],
    ['without a price', { pageEffects: [free] }, false],
  ])('[EFF-38] are refetched with others’ points and turns: an effect %s', (_, part, isCounted) => {
    const checks = [{ id: 'climb', parts: [{ ...none, ...part }] }]
    expect(offerCounted(checks)).toBe(isCounted)
    const hurt = (strain: number) => encounter('one', 1, [{ ...fighter, figures: { ...figures, strain } }])
    expect(areOthers(hurt(0), hurt(1), checks)).toBe(isCounted)
    expect(areOthers({ ...hurt(0), round: 1 }, { ...hurt(0), round: 2 }, checks)).toBe(isCounted)
  })

  it('[EFF-38] are refetched after another check used or undid an effect, and not after their own', () => {
    const ledger = (...undone: boolean[]) => [
      { ...none, effects: undone.map((one, id) => ({ id: `${id}`, undone: one })) },
    ]
    const other = (...undone: boolean[]) => ({ id: 'search', parts: ledger(...undone) })
    expect(usesOthers([offering, other()], other(false))).toBe(true)
    expect(usesOthers([offering, other(false)], other(true))).toBe(true)
    expect(usesOthers([offering, other(false)], other(false))).toBe(false)
    expect(usesOthers([offering], { id: 'climb', parts: ledger(false) })).toBe(false)
    expect(usesOthers([other()], other(false))).toBe(false)
  })
})
