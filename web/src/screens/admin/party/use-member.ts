import { useQuery } from '@tanstack/react-query'

import { operationQuery } from '../../../client/operation-query.ts'

/** What the table says of one character; `undefined` until it is there. */
export function useMember(id: string) {
  const entity = useQuery(operationQuery('getEntity', { id }))
  const dynamic = useQuery(operationQuery('getCharacterDynamic', { id }))
  const carried = useQuery(operationQuery('getInventory', { id }))
  const [written] = entity.data?.entities ?? []
  return {
    hitpoints: written && dynamic.data && { value: dynamic.data.hitpoints ?? 0, most: written.maxHp },
    strain: written && dynamic.data && { value: dynamic.data.strain ?? 0, most: written.strainThreshold },
    inventory: carried.data?.inventory,
    lastUpdated: dynamic.data?.lastUpdated,
    error: entity.error ?? dynamic.error ?? carried.error,
  }
}
