import { AMOUNT_MAX, type InventoryEntry } from '@waybook/contract'
import { sheet } from '@waybook/messages/sheet'

import { useLive } from '#api/live/live.ts'
import { isItem } from '#api/live/pending-changes.ts'
import { usePlay, useWaitingFor } from '#api/live/use-waiting.ts'
import { SLOW_SAVE_MS, useSlow } from '#ui/state/use-delayed.ts'

/** Changes the amount of an item in steps of one. `amount` includes the clicks that the server has not answered yet. */
export function useAmount(characterId: string, { itemId, name, amount }: InventoryEntry) {
  const play = usePlay()
  const status = useLive()
  const { writes, refused } = useWaitingFor(characterId, isItem)
  const first = writes.find((write) => write.itemId === itemId)
  const slow = useSlow(first?.idempotencyKey ?? null, SLOW_SAVE_MS)
  /** Always false without a connection, because clicks are only queued then. */
  const saving = slow && status === 'live'
  return {
    mayLess: !saving && amount > 0,
    mayMore: !saving && amount < AMOUNT_MAX,
    saving,
    refused: refused?.itemId === itemId,
    notice: refused?.itemId === itemId ? sheet.notSaved() : first && status === 'down' ? sheet.notSavedYet() : null,
    step: (by: 1 | -1) => play(characterId, { itemId, itemName: name, by }),
  }
}
