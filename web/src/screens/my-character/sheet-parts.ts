import type { Entity } from '@waybook/contract'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { thingOf, useInventory } from '#parts/sheet-inventory/use-inventory.ts'
import { useDerivedFigures } from '#parts/sheet-talents/use-derived-figures.ts'

/** The data of both layouts of the sheet, for phones and for wider windows. */
export function useSheetParts(character: Entity) {
  const { data: dynamic, error, refetch } = useOperation('getCharacterDynamic', { id: character.id })
  const inventory = useInventory(character.id)
  const [itemId, setItemId] = useState<string | null>(null)
  const { characteristics, properties } = character
  const derived = useDerivedFigures(character, inventory.all.map(thingOf), dynamic)
  const isSoakKnown = characteristics?.['brawn'] !== undefined || properties['soak'] !== undefined
  return {
    character,
    /** Undefined while loading, or if it never loaded. */
    dynamic,
    error: dynamic ? null : error,
    retry: () => void refetch(),
    inventory,
    /** Null if unknown because brawn is missing. */
    soak: isSoakKnown ? derived.soak.total : null,
    derived,
    /** The item whose details are open. */
    itemId,
    onDetails: setItemId,
    onDetailsClosed: () => setItemId(null),
  }
}

export type SheetParts = ReturnType<typeof useSheetParts>
