import type { Handout } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'

/** The handout that the game master shows to the viewer. Live messages keep it current. */
export function useHandout(): Handout | null {
  return useOperation('getHandout', {}, { retry: false }).data?.handout ?? null
}
