import { useQuery } from '@tanstack/react-query'
import type { SceneSight } from '@waybook/contract'

import { operationQuery } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'

import { useTable } from '../table-context.ts'

/** The query of the settings of the scene's sight. Only game masters' pages ask. */
export function useSightQuery() {
  const { campaignId, sceneId, map } = useTable()
  const enabled = useMe().may.includes('editTokens') && map !== null
  return useQuery({ ...operationQuery('getSight', { campaignId, sceneId }), enabled })
}

/** The settings of the scene's sight. `null` for players, while it loads, and without a picture. */
export function useSceneSight(): SceneSight | null {
  return useSightQuery().data?.sight ?? null
}
