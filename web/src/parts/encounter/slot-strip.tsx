import type { Encounter, Slot } from '@waybook/contract'
import { turns } from '@waybook/messages/turns'
import { useEffect, useRef, type ReactNode } from 'react'

import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'
import { scrollByKeyboard } from '#ui/text/scroll-by-keyboard.ts'

import { CombatantFace } from './combatant-face.tsx'
import { combatantOf, slotLabel } from './order.ts'

interface SlotStripProps {
  readonly encounter: Encounter
  /** Wraps onto more lines instead of scrolling. */
  readonly wraps?: boolean
  /** Renders a slot for a viewer who can change it. */
  readonly renderSlot?: (slot: Slot, figure: ReactNode) => ReactNode
}

/** The order of initiative: round slots for the party, square ones for the game master. Only the current one has a ring. */
export function SlotStrip({ encounter, wraps = false, renderSlot }: SlotStripProps) {
  const { slots, turn } = encounter
  const box = useShowsCurrent(turn)
  if (slots.length === 0) return null
  return (
    <div ref={box} className={wraps ? undefined : 'min-w-0 [scrollbar-width:none] overflow-x-auto'}>
      <ol aria-label={turns.order()} className={classNames('flex w-max', wraps && 'w-auto! flex-wrap')}>
        {slots.map((slot) => {
          const figure = <SlotFigure encounter={encounter} slot={slot} />
          return (
            <li
              key={slot.id}
              data-slot={slot.id}
              aria-current={slot.id === turn ? 'step' : undefined}
              className="shrink-0"
            >
              {renderSlot ? (
                renderSlot(slot, figure)
              ) : (
                <span className="grid size-touch place-items-center">
                  {figure}
                  <span className="sr-only">{slotLabel(encounter, slot)}</span>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Scrolls the strip, not the page, to center the current slot. */
function useShowsCurrent(turn: string | null) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? scrollByKeyboard(box.current, turns.slots()) : undefined), [])
  useEffect(() => {
    const slots = [...(box.current?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])]
    const current = slots.find(({ dataset }) => dataset['slot'] === turn)
    if (!box.current || !current) return
    const { offsetLeft, clientWidth } = box.current
    box.current.scrollLeft = current.offsetLeft - offsetLeft - (clientWidth - current.clientWidth) / 2
  }, [turn])
  return box
}

/** An open slot is a dashed outline. A slot whose combatant has acted is dimmed. */
function SlotFigure({ encounter, slot }: { readonly encounter: Encounter; readonly slot: Slot }) {
  const who = combatantOf(encounter, slot.claimedBy)
  const isCurrent = slot.id === encounter.turn
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative grid size-9 place-items-center',
        slot.side === 'players' ? 'rounded-round' : 'rounded-[10px]',
        isCurrent && 'ring-3 ring-mark ring-offset-1 ring-offset-surface',
        !who && 'border-2 border-dashed',
        !who && (slot.side === 'players' ? 'border-ink' : 'border-npc'),
        slot.acted && 'opacity-50 grayscale-70',
      )}
    >
      {who ? <CombatantFace combatant={who} size="size-9" /> : null}
      {slot.known ? null : (
        <span className="absolute -end-1 -bottom-1 grid size-4.5 place-items-center rounded-round bg-surface text-ink-2">
          <Icon name="eye-off" className="size-3.5" />
        </span>
      )}
    </span>
  )
}
