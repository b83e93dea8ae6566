import type { EntityCard } from '@waybook/contract'
import { tableScenes } from '@waybook/messages/tableScenes'

import { useActiveScene } from '#parts/entity/active-scene.ts'
import { useSetActiveScene } from '#parts/entity/set-active-scene.ts'

import { announce } from '../announcer.tsx'
import { rememberShown } from './just-shown.ts'
import { useOpenScene } from './table-search.ts'

/** Shows a scene to players and opens it on this page. For a while the table offers to take that back. */
export function useShowScene(campaignId: string) {
  const active = useActiveScene()
  const set = useSetActiveScene()
  const open = useOpenScene(campaignId)
  const show = async ({ id, name }: Pick<EntityCard, 'id' | 'name'>) => {
    try {
      await set.mutateAsync(id)
    } catch {
      // The list shows the error.
      return
    }
    rememberShown(id, active ?? null)
    announce(tableScenes.playersSee({ name }))
    await open(null)
  }
  return { show, pending: set.pending, error: set.error }
}
