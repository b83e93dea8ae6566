import { Menu } from '@base-ui/react/menu'
import type { Combatant, Encounter } from '@waybook/contract'
import { tableTokenMenu } from '@waybook/messages/tableTokenMenu'

import { useEncounterWrite } from '#api/use-play-write.ts'
import { shortName } from '#parts/encounter/order.ts'
import { bandBetween, groupOf } from '#screens/tabletop/encounter/bands/bands.ts'
import { menuItem, menuPopup } from '#screens/tabletop/encounter/menu-look.ts'
import { askForAim } from '#stores/checks.ts'
import { Icon } from '#ui/text/icon.tsx'

interface EncounterItemsProps {
  readonly encounter: Encounter
  readonly combatant: Combatant
}

/** The encounter's items in a combatant's token menu: attack, engage and disengage. */
export function EncounterItems({ encounter, combatant }: EncounterItemsProps) {
  const { mutate } = useEncounterWrite()
  const { id, name } = combatant
  const inEncounter = { encounterId: encounter.id, combatantId: id }
  const others = encounter.combatants.filter(
    (one) => one.id !== id && !one.fallen && bandBetween(encounter, id, one.id) !== 'Engaged',
  )
  const isEngaged = (groupOf(encounter, id)?.members.length ?? 1) > 1
  return (
    <>
      <Menu.Item
        className={menuItem}
        onClick={() => askForAim({ kind: 'target', characterId: null, targetId: id, name })}
      >
        <Icon name="fist" />
        {tableTokenMenu.attack()}
      </Menu.Item>
      {others.length === 0 ? null : (
        <Menu.SubmenuRoot>
          <Menu.SubmenuTrigger className={menuItem}>
            <Icon name="link" />
            {tableTokenMenu.engage()}
          </Menu.SubmenuTrigger>
          <Menu.Portal>
            <Menu.Positioner sideOffset={4} collisionPadding={8} className="z-9">
              <Menu.Popup className={menuPopup}>
                {others.map((other) => (
                  <Menu.Item
                    key={other.id}
                    className={menuItem}
                    onClick={() => mutate({ name: 'engage', params: { ...inEncounter, with: other.id } })}
                  >
                    {shortName(other)}
                  </Menu.Item>
                ))}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.SubmenuRoot>
      )}
      {isEngaged ? (
        <Menu.Item
          className={menuItem}
          onClick={() => mutate({ name: 'engage', params: { ...inEncounter, with: null } })}
        >
          <Icon name="leave" />
          {tableTokenMenu.leave()}
        </Menu.Item>
      ) : null}
    </>
  )
}
