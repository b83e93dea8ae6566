import { POOL_DIE_MAX, type Die } from '@waybook/rules'

import { DieShape } from '#look/die-shape.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { camelCaseToWords } from '#ui/text/words.ts'

interface DieCellProps {
  readonly die: Die
  readonly count: number
  readonly onCount: (count: number) => void
}

/** The number of dice of one kind in the pool; pressing the die itself adds one. */
export function DieCell({ die, count, onCount }: DieCellProps) {
  return (
    <fieldset
      aria-label={`${camelCaseToWords(die)} dice: ${count}`}
      className={classNames(
        'grid min-w-0 grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center rounded-[10px] text-center',
        count > 0 ? 'bg-raised' : 'inset-ring-1 inset-ring-line',
      )}
    >
      <Step sign="minus" label={`Remove one ${die} die`} disabled={count <= 0} onStep={() => onCount(count - 1)} />
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => onCount(count + 1)}
        className="grid min-h-13 place-content-center"
      >
        <span className="flex items-center justify-center gap-1.5">
          <span className="*:size-6">
            <DieShape die={die} />
          </span>
          <b
            className={classNames('font-serif text-22 leading-6 lining-nums', count === 0 && 'font-medium text-ink-2')}
          >
            {count}
          </b>
        </span>
        <small className="text-12 leading-4 text-ink-2">{camelCaseToWords(die)}</small>
      </button>
      <Step
        sign="plus"
        label={`Add one ${die} die`}
        disabled={count >= POOL_DIE_MAX}
        onStep={() => onCount(count + 1)}
      />
    </fieldset>
  )
}

interface StepProps {
  readonly sign: 'minus' | 'plus'
  readonly label: string
  readonly disabled: boolean
  readonly onStep: () => void
}

/** Removes or adds a die. It uses `aria-disabled`, so that it keeps the focus at the end of its range. */
function Step({ sign, label, disabled, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || onStep()}
      className={classNames(
        'grid min-h-13 w-11 place-items-center rounded-[10px]',
        disabled ? 'cursor-not-allowed text-control' : 'hover:bg-raised',
      )}
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-5 fill-none stroke-current stroke-2 [stroke-linecap:round]"
      >
        <path d={sign === 'plus' ? 'M12 6v12M6 12h12' : 'M6 12h12'} />
      </svg>
    </button>
  )
}
