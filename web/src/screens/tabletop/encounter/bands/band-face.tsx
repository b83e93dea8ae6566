import { Menu } from '@base-ui/react/menu'
import type { Combatant, Encounter } from '@waybook/contract'
import { gameWords } from '@waybook/messages/gameWords'
import { tableEncounter } from '@waybook/messages/tableEncounter'
import { maneuversFor, rangeBands, type RangeBand } from '@waybook/rules'

import { CombatantFace } from '#parts/encounter/combatant-face.tsx'
import { shortName } from '#parts/encounter/order.ts'

import { menuItem, menuPopup } from '../menu-look.ts'
import { areTogether } from '../vehicle/crew-words.ts'
import { groupOf } from './bands.ts'
import { startDrag } from './dragged-face.ts'

interface BandFaceProps {
  readonly encounter: Encounter
  readonly from: Combatant
  readonly member: Combatant
  readonly band: RangeBand
  /** The band that the map suggests; `null` if one of the two has no token. */
  readonly suggested: RangeBand | null
  readonly onMove: (band: RangeBand) => void
}

/** A combatant in a band. The menu moves them to another band and shows the cost. */
export function BandFace({ encounter, from, member, band, suggested, onMove }: BandFaceProps) {
  const group = groupOf(encounter, member.id)?.members ?? []
  const mates = encounter.combatants.filter(({ id }) => group.includes(id) && id !== member.id && id !== from.id)
  const leaves = mates.some((one) => !areTogether(one, member))
  const mateNames = mates.map(shortName)
  const isEngaged = mateNames.length > 0
  const face = { name: member.name, band: gameWords.band({ band }), mates: mateNames }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is an extra to the menu
    <li draggable onDragStart={(event) => startDrag(event, member.id)}>
      <Menu.Root>
        <Menu.Trigger
          aria-label={isEngaged ? tableEncounter.moveEngaged(face) : tableEncounter.moveFace(face)}
          title={isEngaged ? tableEncounter.faceEngaged(face) : member.name}
          className="icon-button"
        >
          <CombatantFace combatant={member} size="size-8" />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={4} align="start" className="z-50">
            <Menu.Popup className={menuPopup}>
              <p className="px-3 pt-1 pb-0.5 font-serif text-18 font-semibold">{member.name}</p>
              <p className="px-3 pb-1 text-14 text-ink-2">{isEngaged ? tableEncounter.bandEngaged(face) : face.band}</p>
              {rangeBands
                .filter((to) => to !== band)
                .map((to) => (
                  <Menu.Item key={to} className={menuItem} onClick={() => onMove(to)}>
                    <span className="flex-1">
                      {to === 'Engaged'
                        ? tableEncounter.engageWith({ name: shortName(from) })
                        : gameWords.band({ band: to })}
                    </span>
                    <span className="text-14 text-ink-2">
                      {costText(maneuversOf(band, to, leaves), to === suggested)}
                    </span>
                  </Menu.Item>
                ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </li>
  )
}

/** The cost of the move, for example "2 maneuvers". Includes disengaging from other combatants first. */
function maneuversOf(band: RangeBand, to: RangeBand, leaves: boolean): number {
  return maneuversFor(band, to) + (leaves ? maneuversFor('Engaged', 'Close') : 0)
}

function costText(count: number, isOnMap: boolean): string {
  return isOnMap ? tableEncounter.costOnMap({ count }) : tableEncounter.cost({ count })
}
