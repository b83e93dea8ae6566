import type { Combatant } from '@waybook/contract'
import type { RangeBand } from '@waybook/rules'

import { useScale } from '#screens/tabletop/layout/scene-layout.ts'
import { useTable } from '#screens/tabletop/table-context.ts'

import { suggestedBand } from './suggest-band.ts'

/** The band that two combatants' tokens suggest; `null` if one of them isn't on the map. */
export function useSuggestion(from: Combatant): (to: Combatant) => RangeBand | null {
  const { tokens } = useTable()
  const scale = useScale()
  const positionOf = ({ tokenIds }: Combatant) => tokens.find(({ id }) => tokenIds.includes(id))?.position
  return (to) => {
    const [one, other] = [positionOf(from), positionOf(to)]
    return one && other ? suggestedBand(one, other, scale) : null
  }
}
