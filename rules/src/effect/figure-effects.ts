import { isEquipment, isEquipped, type CarriedThing, type ItemProperties } from '../character/worn.ts'
import { amountOf, type EffectHolder } from './effect-amount.ts'
import { deciderOf } from './effect-applies.ts'
import type { Effect, effectFigures } from './effect.ts'
import { effectLines, parseEffect } from './parse-effect.ts'

/** A part of a character's figures. A sign of 0 provides it, of which the best counts; otherwise it is added. */
export interface FigurePart {
  readonly figure: (typeof effectFigures)[number]
  readonly sign: 1 | -1 | 0
  readonly amount: number
  /** The name of the page with the effect. */
  readonly text: string
}

/** A page with effects: a talent or an item. */
export interface FigureSource {
  readonly name: string
  readonly rank: number
  readonly properties: ItemProperties
}

interface Bearing {
  readonly name: string
  readonly properties: ItemProperties
  readonly talents: readonly FigureSource[]
  readonly items: readonly CarriedThing[]
  /** With the lines of what they do. */
  readonly conditions?: readonly { readonly name: string; readonly effect?: readonly string[] | undefined }[]
}

/**
 * What has effects on a character's figures: its page, its talents, equipment while it is worn or wielded, everything else while it is carried,
 * and its conditions.
 * @example
 * const page = { name: 'Kessa', properties: {}, talents: [{ name: 'Tough', rank: 1, properties: {} }], items: [] }
 * figureSources(page).map(({ name }) => name) // ['Kessa', 'Tough']
 */
export function figureSources({ name, properties, talents, items, conditions = [] }: Bearing): FigureSource[] {
  const counting = items.filter((item) => (isEquipment(item.properties) ? isEquipped(item) : item.amount > 0))
  const lasting = conditions.map(({ name: condition, effect = [] }) => ({
    name: condition,
    rank: 1,
    properties: { effect: [...effect] },
  }))
  return [{ name, rank: 1, properties }, ...talents, ...counting.map((item) => ({ ...item, rank: 1 })), ...lasting]
}

/**
 * What the effects of a character's pages change in its figures: only those that are always on, whatever is rolled.
 * @example
 * const hide = { name: 'Thick Skin', rank: 2, properties: { effect: 'soak +rank' } }
 * figureEffects([hide], { characteristics: {}, conditions: [] }) // [{ figure: 'soak', sign: 1, amount: 2, text: 'Thick Skin' }]
 */
export function figureEffects(sources: readonly FigureSource[], bearer: Omit<EffectHolder, 'rank'>): FigurePart[] {
  return sources.flatMap(({ name, rank, properties }) =>
    effectLines(properties).flatMap((line) => {
      // Skills are left out, because a line about a skill changes no figure.
      const parsed = parseEffect(line, [])
      return parsed.ok ? partsOf(parsed.effect, name, { ...bearer, rank }) : []
    }),
  )
}

const anywhere = { moments: [], melee: null, scene: [] }

function partsOf(effect: Effect, text: string, holder: EffectHolder): FigurePart[] {
  const { changes, when, who, tests } = effect
  const isAboutScene = tests?.all.some(({ subject }) => subject === 'scene') ?? false
  if (when !== null || (who !== null && who.people !== 'self') || isAboutScene) return []
  if (deciderOf(effect, holder, anywhere) !== 'rules') return []
  return changes.flatMap((change) => {
    if (change.do !== 'figure') return []
    const { figure, sign } = change
    return [{ figure, sign, amount: amountOf(change.amount, holder, tests?.all), text }]
  })
}
