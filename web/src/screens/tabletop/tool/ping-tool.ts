import { clampPosition, type Position } from '@waybook/contract'
import { useEffect } from 'react'

import { useSend } from '#api/live/live.ts'

import { notify } from '../announcer.tsx'
import { useTable } from '../table-context.ts'
import { chooseTool, useToolPointer } from './map-tool.ts'

export const NO_PING = 'Players are on another scene and wouldn’t see a ping here.'

/** Returns a function that pings a place of the active scene. On a prepared scene it shows why that's not possible. */
export function usePing(): (position: Position) => void {
  const send = useSend()
  const { isActive } = useTable()
  return (position) => {
    if (isActive) send({ type: 'ping', position: clampPosition(position) })
    else notify(NO_PING)
  }
}

/** The tool Ping. A press pings the place where it ends, because it may become a pinch before. */
export function PingPointer() {
  const ping = usePing()
  const { isActive, state } = useTable()
  useToolPointer({ onEnd: ping })
  useEffect(() => {
    if (!isActive) chooseTool(state, 'select')
  }, [isActive, state])
  return null
}
