import type { Handout } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'

/** What the game master shows to the viewer now. Live messages keep it current. */
export function useHandout(): Handout | null {
  return useOperation('getHandout', {}, { retry: false }).data?.handout ?? null
}
