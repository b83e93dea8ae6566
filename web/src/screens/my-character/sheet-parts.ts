import type { Entity } from '@waybook/contract'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { thingOf, useInventory } from '#parts/sheet-inventory/use-inventory.ts'
import { soakOf, useDerivedFigures } from '#parts/sheet-talents/use-derived-figures.ts'

/** The data of both layouts of the sheet, for phones and for wider windows. */
export function useSheetParts(character: Entity) {
  const { data: dynamic, error, refetch } = useOperation('getCharacterDynamic', { id: character.id })
  const inventory = useInventory(character.id)
  const [itemId, setItemId] = useState<string | null>(null)
  const derived = useDerivedFigures(character, inventory.all.map(thingOf), dynamic)
  return {
    character,
    /** Undefined while loading, or if it never loaded. */
    dynamic,
    error: dynamic ? null : error,
    retry: () => void refetch(),
    inventory,
    soak: soakOf(character, derived),
    derived,
    /** The item whose details are open. */
    itemId,
    onDetails: setItemId,
    onDetailsClosed: () => setItemId(null),
  }
}

export type SheetParts = ReturnType<typeof useSheetParts>
