import type { Combatant, Encounter } from '@waybook/contract'
import type { RangeBand } from '@waybook/rules'
import { useState, type DragEvent, type ReactNode } from 'react'

import { shortName } from '#parts/encounter/order.ts'
import { classNames } from '#ui/text/class-names.ts'

import { PanelSection } from '../../panel/panel-section.tsx'
import { BandFace } from './band-face.tsx'
import { bandsFrom } from './bands.ts'
import { useMove } from './use-move.ts'
import { useSuggestion } from './use-suggestion.ts'

interface BandsSectionProps {
  readonly encounter: Encounter
  /** From whom the bands are measured. */
  readonly from: Combatant
}

/** How far everybody is from the selected one. A face is moved by its menu, or dragged to another band. */
export function BandsSection({ encounter, from }: BandsSectionProps) {
  const { move } = useMove(encounter, from)
  const suggest = useSuggestion(from)
  const drop = (id: string, band: RangeBand) => {
    const moving = encounter.combatants.find((one) => one.id === id)
    if (moving) move(moving, band)
  }
  return (
    <PanelSection title={`From ${shortName(from)}`} note="range bands">
      <ul>
        {bandsFrom(encounter, from.id).map(({ band, members }) => (
          <BandRow key={band} band={band} onDrop={(id) => drop(id, band)}>
            {members.length === 0 ? (
              <span className="py-1.5 text-ink-2">nobody</span>
            ) : (
              <ul className="flex flex-wrap">
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
            )}
          </BandRow>
        ))}
      </ul>
    </PanelSection>
  )
}

/** The type of what is dragged, so that only faces can be dropped on a band. */
export const DRAGGED_FACE = 'application/x-waybook-combatant'

interface BandRowProps {
  readonly band: RangeBand
  readonly onDrop: (combatantId: string) => void
  readonly children: ReactNode
}

function BandRow({ band, onDrop, children }: BandRowProps) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED_FACE)) return
    event.preventDefault()
    setOver(true)
  }
  return (
    <li
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onDrop(event.dataTransfer.getData(DRAGGED_FACE))
      }}
      className={classNames(
        'grid min-h-11 grid-cols-[4.5rem_minmax(0,1fr)] items-center border-t border-dashed border-line text-14 first:border-0',
        isOver && 'bg-[#2a4241] outline-2 outline-mark',
      )}
    >
      <span className="text-ink-2">{band}</span>
      {children}
    </li>
  )
}
