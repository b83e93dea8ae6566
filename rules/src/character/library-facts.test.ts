import { expect, it } from 'vitest'

import { libraryFactsOf, plainSkill } from './library-facts.ts'

const page = (type: string, properties = {}, skills: Record<string, number> | null = null, isOfParty = false) =>
  libraryFactsOf({ type, isOfParty, properties, skills })

it.each([
  ['a rank', page('character', { adversary: 'nemesis 2' }), 'adversary'],
  ['no rank', page('character', { species: 'human' }), undefined],
  ['the party', page('character', { rank: 'rival' }, null, true), undefined],
  ['a weapon', page('item', { item_type: 'Ranged weapon' }), 'weapon'],
  ['armor in either spelling', page('item', { item_type: 'Armour' }), 'armor'],
  ['any other item', page('item'), 'gear'],
  ['a quality', page('quality'), 'quality'],
  ['a place', page('location'), undefined],
])('[LIB-1] %s decides the kind', (_what, facts, kind) => {
  expect(facts?.kind).toBe(kind)
})

it.each([
  ['an adversary', page('character', { rank: 'minion' }, { brawl: 1, stealth: 0 }), ['brawl']],
  ['a weapon', page('item', { item_type: 'melee weapon', item_range: 'Engaged' }), ['melee']],
  ['a weapon that names it', page('item', { item_type: 'weapon', item_skill: 'gunnery' }), ['gunnery']],
  ['a career', page('career', { career_skills: 'Ranged (Light), Charm' }), ['rangedlight', 'charm']],
  [
    'a talent',
    page('talent', { effect: ['-1 setback on perception or vigilance if scene has fog'] }),
    ['perception', 'vigilance'],
  ],
  ['a talent for every skill', page('talent', { effect: '+1 boost on any' }), []],
])('[LIB-2] %s is found by its skills', (_what, facts, skills) => {
  expect(facts?.skills).toEqual(skills)
})

it('[LIB-2] figures are compared, and words in their place are not', () => {
  expect(page('item', { price: '36', rarity: 4 })).toMatchObject({ price: 36, rarity: 4 })
  expect(page('item', { price: '3 marks', rarity: 11 })).toMatchObject({ price: null, rarity: null })
  expect(page('talent', { tier: 3 })?.tier).toBe(3)
  expect(page('talent')?.tier).toBe(1)
  expect(plainSkill('rangedLight')).toBe(plainSkill('Ranged (Light)'))
})
