import { useQueryClient } from '@tanstack/react-query'
import { isArmour, isEquipment, isEquipped } from '@waybook/rules'

import { applyAmount } from '#api/live/apply-change.ts'
import { useWrite } from '#api/use-write.ts'
import { Switch } from '#ui/field/switch.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { thingOf, type CarriedItem } from './use-inventory.ts'

interface EquipSwitchProps {
  readonly characterId: string
  readonly entry: CarriedItem
}

/** Whether an item is worn or wielded, or only carried. Nothing for items of which that makes no difference. */
export function EquipSwitch({ characterId, entry }: EquipSwitchProps) {
  const { itemId, name, amount } = entry
  const thing = thingOf(entry)
  const queries = useQueryClient()
  const { mutate, pending, error } = useWrite('equipItem', {
    params: (equipped: boolean) => ({ characterId, itemId, equipped }),
    onSuccess: ({ equipped }) => applyAmount(queries, characterId, { itemId, name, amount, equipped }),
  })
  if (amount === 0 || !isEquipment(thing.properties)) return null
  const words = wordsOf(entry)
  return (
    <div>
      <Switch label={words.label} about={name} checked={pending ?? isEquipped(thing)} onChange={mutate} />
      <StatusLine>{error ? 'Not saved, restored' : null}</StatusLine>
    </div>
  )
}

function wordsOf(entry: CarriedItem): { readonly label: string } {
  const { properties } = thingOf(entry)
  const isWeapon = !isArmour(properties) && String(properties['item_type'] ?? '') !== ''
  return { label: isWeapon ? 'Wielded' : 'Worn' }
}
