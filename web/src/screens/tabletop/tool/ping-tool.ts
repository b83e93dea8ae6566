import { clampPosition } from '@waybook/contract'

import { useSend } from '#api/live/live.ts'

import { useToolPointer } from './map-tool.ts'

/** A press points at the place. */
export function usePingTool(): void {
  const send = useSend()
  useToolPointer('ping', { onStart: (position) => send({ type: 'ping', position: clampPosition(position) }) })
}
