import { clampPosition, type Position } from '@waybook/contract'
import { useEffect } from 'react'

import { useSend } from '#api/live/live.ts'

import { notify } from '../announcer.tsx'
import { useTable } from '../table-context.ts'
import { chooseTool, useToolPointer } from './map-tool.ts'

export const NO_PING = 'Players see another scene, so nobody would see a ping on this one.'

/** Returns a function that points at a place of the active scene; on one that is being prepared it says why not. */
export function usePing(): (position: Position) => void {
  const send = useSend()
  const { isActive } = useTable()
  return (position) => {
    if (isActive) send({ type: 'ping', position: clampPosition(position) })
    else notify(NO_PING)
  }
}

/** While the tool Ping is chosen: a press points at the place where it ends, because it may become a pinch before. */
export function PingPointer() {
  const ping = usePing()
  const { isActive, state } = useTable()
  useToolPointer({ onEnd: ping })
  useEffect(() => {
    if (!isActive) chooseTool(state, 'select')
  }, [isActive, state])
  return null
}
