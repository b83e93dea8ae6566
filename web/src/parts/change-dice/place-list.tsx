import { changeDice } from '@waybook/messages/changeDice'
import { isThrowable } from '@waybook/rules'
import { useRef, type KeyboardEvent } from 'react'

import { ThrownFace } from '#look/thrown-face.tsx'
import { classNames } from '#ui/text/class-names.ts'

import type { Place } from './intent.ts'

interface PlaceListProps {
  readonly places: readonly Place[]
  readonly chosen: readonly string[]
  readonly disabled: boolean
  readonly onToggle: (address: string) => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The dice as they lie now. The arrow keys move between them. */
export function PlaceList({ places, chosen, disabled, onToggle }: PlaceListProps) {
  const list = useRef<HTMLUListElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((one) => one === event.target)
    if (step === undefined || at === -1) return
    event.preventDefault()
    buttons.at((at + step) % buttons.length)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move between its buttons
    <ul
      ref={list}
      aria-label={changeDice.dice()}
      className="flex flex-wrap gap-0.5 border-y border-line py-1.5"
      onKeyDown={move}
    >
      {places.map(({ address, die, face }) =>
        face === null || !isThrowable(die) ? null : (
          <li key={address}>
            <button
              type="button"
              aria-pressed={chosen.includes(address)}
              disabled={disabled}
              onClick={() => onToggle(address)}
              className={classNames(
                'grid size-11 place-items-center rounded-control border-2 p-0.5',
                chosen.includes(address) ? 'border-primary bg-raised' : 'border-transparent hover:bg-raised',
              )}
            >
              <ThrownFace die={die} face={face} />
            </button>
          </li>
        ),
      )}
    </ul>
  )
}
