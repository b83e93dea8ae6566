import { derivedFigures } from '@waybook/rules'

import { useOperation } from '#api/operation-query.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { thingOf, useInventory } from '#parts/sheet-inventory/use-inventory.ts'
import { StatsStrip } from '#parts/sheet-stats/stats-strip.tsx'

/** Hit points and strain of the viewer’s own character, which can be changed as on the sheet. */
export function OwnState({ characterId }: { readonly characterId: string }) {
  const lookup = useEntity(characterId)
  const { data: dynamic } = useOperation('getCharacterDynamic', { id: characterId })
  const { all } = useInventory(characterId)
  if (lookup.state !== 'found' || !dynamic) return null
  const { characteristics, properties } = lookup.entity
  const { soak } = derivedFigures({ characteristics, properties, items: all.map(thingOf) })
  return (
    <section
      aria-label="Your state"
      data-own-state
      className="hud inset-x-2 bottom-6 grid grid-cols-2 items-center gap-x-6 px-3 py-1 md:right-auto md:bottom-4 md:left-4 md:w-80"
    >
      <StatsStrip
        character={lookup.entity}
        dynamic={dynamic}
        soak={characteristics?.['brawn'] === undefined && properties['soak'] === undefined ? null : soak.total}
      />
    </section>
  )
}
