import type { Entity } from '@waybook/contract'
import { derivedFigures, figureEffects, figureSources, type CarriedThing } from '@waybook/rules'

import { useTalents } from './use-talents.ts'

/** Soak, defense and encumbrance of a character, with the effects of its talents and items. */
export function useDerivedFigures(character: Entity, items: readonly CarriedThing[], conditions: readonly string[]) {
  const { name, characteristics, properties } = character
  const talents = useTalents(character).map(({ page, ...talent }) => ({
    ...talent,
    properties: page?.properties ?? {},
  }))
  const sources = figureSources({ name, properties, talents, items })
  const effects = figureEffects(sources, { characteristics: characteristics ?? {}, conditions })
  return derivedFigures({ characteristics, properties, items, effects })
}
