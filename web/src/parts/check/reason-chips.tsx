import type { CheckPart } from '@waybook/contract'
import type { Die } from '@waybook/rules'

import type { PartAddress } from '#stores/checks.ts'
import { classNames } from '#ui/text/class-names.ts'

import { chipsOf, type ReasonChip } from './check-words.ts'
import type { CheckAction } from './use-check-write.ts'

interface ReasonChipsProps {
  readonly address: PartAddress
  readonly part: CheckPart
  /** Those of the lane. */
  readonly dice: readonly Die[]
  readonly onAct: (action: CheckAction) => void
}

const look = 'inline-flex min-h-9 items-center rounded-control border px-2.5 text-left text-14 leading-5'

/** Why there are these dice. What the viewer may change is a button that switches it off and on. */
export function ReasonChips({ address, part, dice, onAct }: ReasonChipsProps) {
  const chips = chipsOf(part.modifiers, dice)
  if (chips.length === 0) return null
  const toggle = ({ ids, on }: ReasonChip) =>
    ids.forEach((modifierId) => onAct({ name: 'switchModifier', params: { ...address, modifierId, on: !on } }))
  return (
    <ul aria-label="Reasons" className="flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li key={chip.ids.join(' ')}>
          {chip.editable ? (
            <button
              type="button"
              aria-pressed={chip.on}
              onClick={() => toggle(chip)}
              className={classNames(
                look,
                'min-h-11 gap-2',
                chip.on ? 'border-control hover:bg-raised' : 'border-dashed border-control text-ink-2 line-through',
              )}
            >
              <ChipText chip={chip} />
            </button>
          ) : (
            <span className={classNames(look, 'border-transparent bg-raised', !chip.on && 'line-through')}>
              <ChipText chip={chip} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function ChipText({ chip: { text, by } }: { readonly chip: ReasonChip }) {
  return (
    <span className="wrap-anywhere">
      {text}
      {by === null ? null : <span className="text-ink-2">{`, ${by}`}</span>}
    </span>
  )
}
