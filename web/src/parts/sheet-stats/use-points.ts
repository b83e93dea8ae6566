import type { CharacterDynamic } from '@waybook/contract'

import { useSlow } from '#ui/state/use-slow.ts'

import { useAdjust, useLive, usePending, useWaiting } from '../../client/live/live-context.ts'
import type { PointsField, WaitingWrite } from '../../client/live/waiting-writes.ts'

/** A quicker save is not seen: what is clicked meanwhile is gathered and sent after it. */
const SLOW_AFTER_MS = 400

/** Hit points or strain as they are with the clicks that the server has not answered yet. */
export function usePoints(characterId: string, field: PointsField, dynamic: CharacterDynamic, most: number) {
  const by = usePending(characterId)[field]
  const adjust = useAdjust()
  const status = useLive()
  const { writes, refused } = useWaiting()
  const isOwn = (write: WaitingWrite) => write.characterId === characterId && write.field === field
  const first = writes.find(isOwn)
  const slow = useSlow(first?.once ?? null, SLOW_AFTER_MS)
  // Who has somebody's sheet before them is told their points.
  const told = dynamic[field] ?? 0
  return {
    value: Math.min(Math.max(told + by, 0), most),
    /** Without a connection nothing is saved, so nothing has to be waited for: clicks are kept. */
    saving: slow && status === 'live',
    waiting: status === 'down' ? by : 0,
    refused: refused !== null && isOwn(refused),
    step: (one: 1 | -1) => adjust(characterId, field, one),
  }
}
