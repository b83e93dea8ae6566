import { checks } from '@waybook/messages/checks'

import type { ActionOn } from '#api/use-play-write.ts'
import type { PartAddress } from '#stores/checks.ts'
import { classNames } from '#ui/text/class-names.ts'

import type { ReasonChip } from './check-words.ts'

interface ReasonChipsProps {
  readonly address: PartAddress
  readonly chips: readonly ReasonChip[]
  readonly onAct: (action: ActionOn<'check'>) => void
}

/** The reasons for dice that the viewer may change. Each is a button that switches its dice off and on. */
export function ReasonChips({ address, chips, onAct }: ReasonChipsProps) {
  if (chips.length === 0) return null
  const toggle = ({ ids, on }: ReasonChip) =>
    ids.forEach((modifierId) => onAct({ name: 'switchModifier', params: { ...address, modifierId, on: !on } }))
  return (
    <ul aria-label={checks.reasons()} className="flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li key={chip.ids.join(' ')}>
          <button
            type="button"
            aria-pressed={chip.on}
            onClick={() => toggle(chip)}
            className={classNames(
              'inline-flex min-h-touch items-center rounded-control border border-control px-2.5 text-left text-14 leading-5 wrap-anywhere hover:bg-raised',
              !chip.on && 'border-dashed text-ink-2 line-through',
            )}
          >
            {chip.text}
          </button>
        </li>
      ))}
    </ul>
  )
}
