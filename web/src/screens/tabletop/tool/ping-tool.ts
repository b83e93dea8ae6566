import { clampPosition, type Position } from '@waybook/contract'
import { tableActions } from '@waybook/messages/tableActions'
import { useEffect } from 'react'

import { useSend } from '#api/live/live.ts'

import { notify } from '../announcer.tsx'
import { useTable } from '../table-context.ts'
import { chooseTool, useToolPointer } from './map-tool.ts'

/** Returns a function that pings a place of the active scene. On a prepared scene it shows why that's not possible. */
export function usePing(): (position: Position) => void {
  const send = useSend()
  const { isActive } = useTable()
  return (position) => {
    if (isActive) send({ type: 'ping', position: clampPosition(position) })
    else notify(tableActions.noPing())
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
