import type { InventoryEntry } from '@waybook/contract'
import { sheet } from '@waybook/messages/sheet'

import { EntityImage } from '#parts/entity/entity-image.tsx'
import { RoundButton } from '#ui/button/round-button.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { EquipSwitch } from './equip-switch.tsx'
import { useAmount } from './use-amount.ts'
import type { CarriedItem } from './use-inventory.ts'

export interface InventoryRowProps {
  readonly characterId: string
  readonly entry: CarriedItem
  readonly onDetails: (itemId: string) => void
}

/** A row of the gear. */
export function InventoryRow({ characterId, entry, onDetails }: InventoryRowProps) {
  return (
    <li className="grid min-h-13 grid-cols-between items-center gap-x-2.5 border-b border-line py-1 last:border-0 md:min-h-touch md:py-0.5">
      <ItemThumbnail entry={entry} className="size-10 md:size-8" />
      <DetailsButton entry={entry} onDetails={onDetails} />
      <AmountStepper characterId={characterId} entry={entry} />
      <div className="col-span-2 col-start-2 empty:hidden">
        <EquipSwitch characterId={characterId} entry={entry} />
      </div>
    </li>
  )
}

export function ItemThumbnail({ entry, className }: { readonly entry: CarriedItem; readonly className: string }) {
  const { item } = entry
  if (!item) return <span className={`rounded-plate bg-sunk ${className}`} />
  return <EntityImage entity={item} sizes="48px" className={`aspect-square after:hidden ${className}`} />
}

type DetailsButtonProps = Pick<InventoryRowProps, 'entry' | 'onDetails'>

export function DetailsButton({ entry, onDetails }: DetailsButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={sheet.detailsOf({ item: entry.name })}
      onClick={() => onDetails(entry.itemId)}
      className="min-h-touch word-button text-16 md:min-h-9 md:text-14"
    >
      {entry.name}
    </button>
  )
}

interface AmountStepperProps {
  readonly characterId: string
  readonly entry: InventoryEntry
}

/** The amount of an item, with buttons that change it. Place it in a grid or flex container, across the whole width or at the end. */
export function AmountStepper({ characterId, entry }: AmountStepperProps) {
  const { mayLess, mayMore, saving, refused, notice, step } = useAmount(characterId, entry)
  const { name, amount } = entry
  return (
    <div aria-busy={saving} className="grid grid-cols-[auto_2.25rem_auto] items-center justify-end text-center">
      <RoundButton
        sign="minus"
        size="small"
        label={sheet.oneLess({ item: name })}
        disabled={!mayLess}
        onPress={() => step(-1)}
      />
      <output aria-label={sheet.amountOf({ item: name })} className="text-14 font-semibold">
        {amount}x
      </output>
      <RoundButton
        sign="plus"
        size="small"
        label={sheet.oneMore({ item: name })}
        disabled={!mayMore}
        onPress={() => step(1)}
      />
      <div className="col-span-3 max-w-31 text-right">
        <StatusLine quiet={!refused}>{notice}</StatusLine>
      </div>
    </div>
  )
}
