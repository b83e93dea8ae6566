import type { CharacterDynamic, Entity } from '@waybook/contract'
import { derivedFigures, figureEffects, figureSources, type CarriedThing, type DerivedFigures } from '@waybook/rules'

import { useTalents } from './use-talents.ts'

/** Soak, defense and encumbrance of a character, with the effects of its talents, items and conditions. */
export function useDerivedFigures(
  character: Entity,
  items: readonly CarriedThing[],
  dynamic: Pick<CharacterDynamic, 'conditions' | 'conditionDetails'> | undefined,
) {
  const { conditions = [], conditionDetails = {} } = dynamic ?? {}
  const { name, characteristics, properties } = character
  const talents = useTalents(character).map(({ page, ...talent }) => ({
    ...talent,
    properties: page?.properties ?? {},
  }))
  const sources = figureSources({ name, properties, talents, items, conditions: Object.values(conditionDetails) })
  const effects = figureEffects(sources, { characteristics: characteristics ?? {}, conditions })
  return derivedFigures({ characteristics, properties, items, effects })
}

/** A character's soak; `null` if it is unknown because brawn is missing. */
export function soakOf({ characteristics, properties }: Entity, { soak }: DerivedFigures): number | null {
  const isKnown = characteristics?.['brawn'] !== undefined || properties['soak'] !== undefined
  return isKnown ? soak.total : null
}
