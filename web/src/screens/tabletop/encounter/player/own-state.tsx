import type { Entity } from '@waybook/contract'
import { tableCombatants } from '@waybook/messages/tableCombatants'

import { useOperation } from '#api/operation-query.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { thingOf, useInventory } from '#parts/sheet-inventory/use-inventory.ts'
import { StatsStrip } from '#parts/sheet-stats/stats-strip.tsx'
import { useDerivedFigures } from '#parts/sheet-talents/use-derived-figures.ts'

/** The hit points and strain of the viewer's own character, editable as on the sheet. */
export function OwnState({ characterId }: { readonly characterId: string }) {
  const lookup = useEntity(characterId)
  return lookup.state === 'found' ? <OwnPoints character={lookup.entity} /> : null
}

function OwnPoints({ character }: { readonly character: Entity }) {
  const { id } = character
  const { data: dynamic } = useOperation('getCharacterDynamic', { id })
  const inventory = useInventory(id)
  const { soak } = useDerivedFigures(character, inventory.all.map(thingOf), dynamic)
  if (!dynamic) return null
  return (
    <section
      aria-label={tableCombatants.yourState()}
      className="hud grid max-w-86 min-w-0 grow basis-80 grid-cols-2 items-center gap-x-6 px-3 py-1 md:max-w-80"
    >
      <StatsStrip character={character} dynamic={dynamic} soak={soak.total} />
    </section>
  )
}
