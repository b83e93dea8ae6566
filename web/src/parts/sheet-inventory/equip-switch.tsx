import { sheet } from '@waybook/messages/sheet'
import { isArmour, isEquipment, isEquipped } from '@waybook/rules'

import { useLive } from '#api/live/live.ts'
import { isEquip } from '#api/live/pending-changes.ts'
import { usePlay, useWaitingFor } from '#api/live/use-waiting.ts'
import { Switch } from '#ui/field/switch.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'

import { thingOf, type CarriedItem } from './use-inventory.ts'

interface EquipSwitchProps {
  readonly characterId: string
  readonly entry: CarriedItem
}

/** Switches an item between worn or wielded and merely carried. Renders nothing for items without that difference. */
export function EquipSwitch({ characterId, entry }: EquipSwitchProps) {
  const { itemId, name, amount } = entry
  const thing = thingOf(entry)
  const { equip, notice, refused } = useEquip(characterId, itemId)
  if (amount === 0 || !isEquipment(thing.properties)) return null
  const isWeapon = !isArmour(thing.properties) && String(thing.properties['item_type'] ?? '') !== ''
  return (
    <div>
      <Switch
        label={isWeapon ? sheet.wielded() : sheet.worn()}
        about={name}
        checked={isEquipped(thing)}
        onChange={equip}
      />
      <StatusLine quiet={!refused}>{notice}</StatusLine>
    </div>
  )
}

/** Equips an item, or puts it away. */
function useEquip(characterId: string, itemId: string) {
  const play = usePlay()
  const isDown = useLive() === 'down'
  const { writes, refused } = useWaitingFor(characterId, isEquip)
  const isRefused = refused?.itemId === itemId
  const waits = isDown && writes.some((write) => write.itemId === itemId)
  return {
    equip: (equipped: boolean) => play(characterId, { itemId, equipped }),
    refused: isRefused,
    notice: isRefused ? sheet.notSaved() : waits ? sheet.notSavedYet() : null,
  }
}
