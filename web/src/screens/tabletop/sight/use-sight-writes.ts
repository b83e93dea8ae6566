import { useQueryClient } from '@tanstack/react-query'
import type { SightSettings } from '@waybook/contract'
import { tableSight } from '@waybook/messages/tableSight'

import { applySceneSight } from '#api/live/apply-sight.ts'
import { useWrite } from '#api/use-write.ts'

import { announce, notifyRefused } from '../announcer.tsx'
import { useTable } from '../table-context.ts'

/** Changes of a scene's sight reach the server in their order. */
const scopeOf = (sceneId: string) => ({ id: `sight ${sceneId}` })

interface SightChange {
  readonly change: Partial<SightSettings>
  readonly said: string
}

/** Changes the scene's sight. `pending` are the settings that the server has not answered yet. */
export function useChangeSight() {
  const { campaignId, sceneId } = useTable()
  const queries = useQueryClient()
  const { mutate, pending } = useWrite('setSight', {
    scope: scopeOf(sceneId),
    params: ({ change }: SightChange) => ({ campaignId, sceneId, change }),
    onSuccess: ({ sight }, { said }) => {
      applySceneSight(queries, { sceneId, sight })
      announce(said)
    },
    onError: notifyRefused,
  })
  return {
    change: (change: Partial<SightSettings>, said: string) => mutate({ change, said }),
    pending: pending?.change ?? {},
  }
}

/** Forgets what everybody has seen of the scene. */
export function useForgetSeen(): () => void {
  const { campaignId, sceneId } = useTable()
  const { mutate } = useWrite('forgetSeen', {
    scope: scopeOf(sceneId),
    params: () => ({ campaignId, sceneId }),
    onSuccess: () => announce(tableSight.forgotten()),
    onError: notifyRefused,
  })
  return () => mutate(undefined)
}
