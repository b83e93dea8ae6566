import { navigation } from '@waybook/messages/navigation'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import type { IconName } from '#ui/text/icon.tsx'

import type { LinkedType, ListPath } from './entity-pages.ts'

interface FurtherList {
  readonly path: ListPath
  readonly label: string
  readonly icon: IconName
}

const lists: Readonly<Record<LinkedType, FurtherList>> = {
  event: {
    path: '/events',
    icon: 'events',
    get label() {
      return navigation.events()
    },
  },
  scene: {
    path: '/scenes',
    icon: 'map',
    get label() {
      return navigation.scenes()
    },
  },
}

/** The lists without a cover on Home. Players get the list of scenes only if there is a scene that they may see. */
export function useFurtherLists(): readonly FurtherList[] {
  const isGameMaster = useMe().may.includes('readGameMasterNotes')
  const { data } = useOperation('listEntities', { type: 'scene', limit: 1 }, { enabled: !isGameMaster })
  const hasScenes = isGameMaster || Boolean(data?.entities.length)
  return Object.values(lists).filter((list) => list !== lists.scene || hasScenes)
}
