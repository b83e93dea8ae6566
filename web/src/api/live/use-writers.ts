import type { Person } from '@waybook/contract'
import { useEffect } from 'react'

import { useLive, useLiveContext, useLiveState } from './live.ts'

/**
 * Announces that the viewer has the editor of an entity open while the component is mounted. Returns everyone who has it open, including the viewer.
 */
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
