import { useQueryClient } from '@tanstack/react-query'
import type { Handout } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { useWrite } from '#api/use-write.ts'

/** The handout that the game master shows to the viewer. Live messages keep it current. */
export function useHandout(): Handout | null {
  return useOperation('getHandout', {}, { retry: false }).data?.handout ?? null
}

/** Stops showing the handout to players. */
export function useHideHandout() {
  const queries = useQueryClient()
  return useWrite('hideHandout', {
    params: () => ({}),
    onSuccess: async () => await queries.invalidateQueries({ queryKey: ['getHandout'] }),
  })
}
