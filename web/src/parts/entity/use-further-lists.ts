import { useQuery } from '@tanstack/react-query'

import type { IconName } from '#ui/text/icon.tsx'

import { useMe } from '../../client/me.ts'
import { operationQuery } from '../../client/operation-query.ts'
import type { ListPath } from './entity-pages.ts'

interface FurtherList {
  readonly path: ListPath
  readonly label: string
  readonly icon: IconName
}

const events: FurtherList = { path: '/events', label: 'Events', icon: 'events' }
const scenes: FurtherList = { path: '/scenes', label: 'Scenes', icon: 'map' }

/** The lists without a cover on Home. Players get the list of scenes when there is one that they may see. */
export function useFurtherLists(): readonly FurtherList[] {
  const prepares = useMe().may.includes('readGameMasterNotes')
  const { data } = useQuery({ ...operationQuery('listEntities', { type: 'scene', limit: 1 }), enabled: !prepares })
  return prepares || data?.entities.length ? [events, scenes] : [events]
}
