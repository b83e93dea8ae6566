import { AMOUNT_MAX, type InventoryEntry } from '@waybook/contract'

import { RoundButton } from '#ui/button/round-button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { useAmount } from './use-amount.ts'

export interface InventoryRowProps {
  readonly characterId: string
  readonly entry: InventoryEntry
  readonly onDetails: (itemId: string) => void
}

export function InventoryRow({ characterId, entry, onDetails }: InventoryRowProps) {
  const { amount, saving, failed, step } = useAmount(characterId, entry)
  return (
    <li
      aria-busy={saving}
      className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center gap-x-1.5 py-1 md:min-h-11 md:py-0.5"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Details of ${entry.name}`}
        onClick={() => onDetails(entry.itemId)}
        className="leading-tight min-h-11 text-left text-16 font-medium underline decoration-control decoration-1 underline-offset-4 hover:decoration-current md:min-h-9 md:text-14"
      >
        {entry.name}
      </button>
      <output aria-label={`Amount of ${entry.name}`} className="rounded-tag bg-sunk px-1.5 text-14 font-semibold">
        {amount}x
      </output>
      <RoundButton
        sign="minus"
        size="small"
        label={`One less ${entry.name}`}
        disabled={saving || amount <= 0}
        onPress={() => step(-1)}
      />
      <RoundButton
        sign="plus"
        size="small"
        label={`One more ${entry.name}`}
        disabled={saving || amount >= AMOUNT_MAX}
        onPress={() => step(1)}
      />
      <div className="col-span-4">
        <StatusLine>{failed ? 'Not saved, restored' : null}</StatusLine>
      </div>
    </li>
  )
}
