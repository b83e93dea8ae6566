import {
  dieKinds,
  effectInCheck,
  formatPool,
  modifierProblem,
  parseEffect,
  POOL_DIE_MAX,
  poolOf,
  standardSkills,
} from '@waybook/rules'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import type { Modifier, PageEffect, Part } from './document.ts'
import { switchEffect } from './modify-part.ts'
import { ownModifier } from './new-modifier.ts'
import { activeModifiers, poolOfPart } from './part-pool.ts'

const gameMaster = { userId: 'gm', firstName: 'Wil', owner: 'gameMaster', characterId: null } as const
const holder = { characteristics: { brawn: 2 }, conditions: [] }
const attack = { moments: ['attacking' as const], melee: true, scene: ['fog'] }
const skills = standardSkills.map(({ id }) => id)

const line = fc.constantFrom(
  '+rank boost on any',
  '-1 setback on melee if scene has fog',
  'upgrade ability 1 on melee, pay 1 story point',
  'upgrade difficulty rank when attacking in melee',
  'downgrade difficulty 1 on brawn',
  '+shortfall setback when attacking if brawn below 4',
  '+1 ability and +1 advantage on any if "you stand above"',
)

/** The effect of the line in an attack with melee, as a check has it. */
const effect = fc.record({ line, rank: fc.integer({ min: 1, max: 3 }), id: fc.uuid() }).map((page) => {
  const parsed = parseEffect(page.line, skills)
  const found = parsed.ok ? effectInCheck(parsed.effect, { ...holder, rank: page.rank }, attack) : null
  if (!found) throw new Error(`${page.line} does nothing`)
  const { dice, only, decidedBy, prices, limit } = found
  const shared = { owner: 'player' as const, on: decidedBy === 'rules', ...(only && { only }) }
  const reason = { kind: 'talent' as const, text: 'A talent' }
  const written = { line: page.line, rank: page.rank, source: 'talents/one', holder: 'characters/kessa' }
  const pageEffect: PageEffect = { key: page.id, kind: 'talent', ...written, ...shared, prices, limit }
  return {
    pageEffect,
    modifiers: dice.map((one): Modifier => ({ ...ownModifier({ ...one, reason }), ...shared, effect: page.id })),
  }
})

const byHand = fc
  .record({
    op: fc.constantFrom('add' as const, 'remove' as const, 'upgrade' as const, 'downgrade' as const),
    die: fc.constantFrom(...dieKinds),
    count: fc.integer({ min: 1, max: POOL_DIE_MAX }),
  })
  .filter((one) => modifierProblem(one) === null)
  .map((one) => ownModifier({ ...one, reason: { kind: 'hand', text: '' } }))

const part: fc.Arbitrary<Part> = fc
  .record({
    value: fc.nat(5),
    ranks: fc.nat(5),
    effects: fc.uniqueArray(effect, { maxLength: 6, selector: ({ pageEffect }) => pageEffect.key }),
    hand: fc.array(byHand, { maxLength: 5 }),
  })
  .chain(({ value, ranks, effects, hand }) => {
    const modifiers = [...hand, ...effects.flatMap((one) => one.modifiers)]
    return fc.shuffledSubarray(modifiers, { minLength: modifiers.length }).map((shuffled) => ({
      id: 'part',
      character: 'characters/kessa',
      version: 1,
      skill: 'melee',
      skills: ['melee'],
      basis: { characteristic: 'brawn', value, ranks },
      modifiers: shuffled,
      pageEffects: effects.map(({ pageEffect }) => pageEffect),
      difficultyHidden: false,
      target: null,
      storyPoints: { players: false, gameMaster: false },
      commitment: '',
      rolled: null,
      effects: [],
    }))
  })

function switched(from: Part, effects: readonly Pick<PageEffect, 'key' | 'on'>[]): Part {
  return effects.reduce((now, one) => {
    const change = switchEffect(now, one, gameMaster)
    if (!change.ok) throw new Error(change.why)
    return change.part
  }, from)
}

it('[EFF-36] without its effects, a check has the pool of a campaign that has none', () => {
  fc.assert(
    fc.property(part, (whole) => {
      const { pageEffects = [], basis, modifiers } = whole
      const off = switched(
        whole,
        pageEffects.map(({ key }) => ({ key, on: false })),
      )
      const others = modifiers.filter((one) => one.effect === undefined)
      expect(formatPool(poolOfPart(off))).toBe(formatPool(poolOf(basis, others)))
      expect(poolOfPart(switched(off, pageEffects))).toEqual(poolOfPart(whole))
    }),
  )
})

it('[EFF-37] the pool of a roll follows from the modifiers that are stored with it, whatever becomes of its effects', () => {
  fc.assert(
    fc.property(part, (whole) => {
      const { basis, modifiers } = structuredClone({ basis: whole.basis, modifiers: activeModifiers(whole) })
      const pages = new Set(modifiers.map(({ effect: key }) => key))
      expect(poolOf(basis, modifiers)).toEqual(poolOfPart(whole))
      expect(whole.pageEffects?.every(({ key, on }) => on || !pages.has(key))).toBe(true)
    }),
  )
})
