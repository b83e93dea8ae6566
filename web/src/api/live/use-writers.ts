import type { Person } from '@waybook/contract'
import { useEffect } from 'react'

import { useLive, useLiveContext, useLiveState } from './live.ts'

/** Says that the editor of an entity is open here, while the component is mounted, and returns who has it open, the viewer included. */
export function useWriters(entityId: string): readonly Person[] {
  const { live } = useLiveContext()
  const status = useLive()
  useEffect(() => {
    if (status !== 'live') return
    live.send({ type: 'writing', entityIds: [entityId] })
    return () => live.send({ type: 'writing', entityIds: [] })
  }, [live, status, entityId])
  return useLiveState('writers', () => live.writersOf(entityId))
}
