import { Menu } from '@base-ui/react/menu'
import type { Encounter, Slot } from '@waybook/contract'
import { tableEncounter } from '@waybook/messages/tableEncounter'
import type { ReactNode } from 'react'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { mayTake, slotLabel } from '#parts/encounter/order.ts'

import { menuItem, menuPopup } from '../menu-look.ts'

interface SlotMenuProps {
  readonly encounter: Encounter
  readonly slot: Slot
  /** The slot's visual. */
  readonly children: ReactNode
}

/** A slot with a menu that assigns it, gives it back, or removes it from the order. */
export function SlotMenu({ encounter, slot, children }: SlotMenuProps) {
  const { mutate } = useEncounterWrite()
  const { id: encounterId, version } = encounter
  const inSlot = { encounterId, version, slotId: slot.id }
  const able = slot.claimedBy === null ? mayTake(encounter, slot) : []
  return (
    <Menu.Root>
      <Menu.Trigger aria-label={slotLabel(encounter, slot)} className="icon-button">
        {children}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-50">
          <Menu.Popup className={menuPopup}>
            {able.map(({ id, name }) => (
              <Menu.Item
                key={id}
                className={menuItem}
                onClick={() => mutate({ name: 'claimSlot', params: { ...inSlot, combatantId: id } })}
              >
                {tableEncounter.giveSlot({ name })}
              </Menu.Item>
            ))}
            {slot.claimedBy !== null && !slot.acted ? (
              <Menu.Item className={menuItem} onClick={() => mutate({ name: 'releaseSlot', params: inSlot })}>
                {tableEncounter.giveBack()}
              </Menu.Item>
            ) : null}
            <Menu.Item
              className={`${menuItem} text-bad`}
              onClick={() => mutate({ name: 'removeSlot', params: { encounterId, slotId: slot.id } })}
            >
              {tableEncounter.removeSlot()}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
