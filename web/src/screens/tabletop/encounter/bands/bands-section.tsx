import type { Combatant, Encounter } from '@waybook/contract'
import { gameWords } from '@waybook/messages/gameWords'
import { tableEncounter } from '@waybook/messages/tableEncounter'
import type { RangeBand } from '@waybook/rules'
import { useState, type DragEvent, type ReactNode } from 'react'

import { shortName } from '#parts/encounter/order.ts'
import { PanelSection } from '#screens/tabletop/panel/panel-section.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { BandFace } from './band-face.tsx'
import { bandsFrom } from './bands.ts'
import { droppedFace, isFace } from './dragged-face.ts'
import { useMove } from './use-move.ts'
import { useSuggestion } from './use-suggestion.ts'

interface BandsSectionProps {
  readonly encounter: Encounter
  /** The combatant from which the bands are measured. */
  readonly from: Combatant
}

/** The range bands from the selected combatant. The menu of a face or dragging it moves a combatant to another band. */
export function BandsSection({ encounter, from }: BandsSectionProps) {
  const { move } = useMove(encounter, from)
  const suggest = useSuggestion(from)
  const drop = (id: string, band: RangeBand) => {
    const moving = encounter.combatants.find((one) => one.id === id)
    if (moving) move(moving, band)
  }
  return (
    <PanelSection title={tableEncounter.fromWhom({ name: shortName(from) })} note={tableEncounter.rangeBands()}>
      <ul>
        {bandsFrom(encounter, from.id).map(({ band, groups }) => (
          <BandRow key={band} band={band} onDrop={(id) => drop(id, band)}>
            {groups.length === 0 ? <span className="py-1.5 text-ink-2">{tableEncounter.nobody()}</span> : null}
            <div className="flex flex-wrap items-center gap-y-1 empty:hidden">
              {groups.map((members) => (
                <ul
                  key={members[0]?.id}
                  className={members.length > 1 && band !== 'Engaged' ? engagedRing : 'flex flex-wrap'}
                >
                  {members.map((member) => (
                    <BandFace
                      key={member.id}
                      encounter={encounter}
                      from={from}
                      member={member}
                      band={band}
                      suggested={suggest(member)}
                      onMove={(to) => move(member, to)}
                    />
                  ))}
                </ul>
              ))}
            </div>
          </BandRow>
        ))}
      </ul>
    </PanelSection>
  )
}

/** The ring around combatants engaged with each other. */
const engagedRing = 'my-1 flex flex-wrap rounded-[1.4rem] border-2 border-dashed border-control'

interface BandRowProps {
  readonly band: RangeBand
  readonly onDrop: (combatantId: string) => void
  readonly children: ReactNode
}

function BandRow({ band, onDrop, children }: BandRowProps) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!isFace(event)) return
    event.preventDefault()
    setOver(true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is an extra to the menus
    <li
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop(droppedFace(event))
      }}
      className={classNames(
        'grid min-h-touch lead-cols-18 items-center border-t border-dashed border-line text-14 first:border-0',
        isOver && 'bg-night-3 outline-2 outline-mark',
      )}
    >
      <span className="text-ink-2">{gameWords.band({ band })}</span>
      {children}
    </li>
  )
}
