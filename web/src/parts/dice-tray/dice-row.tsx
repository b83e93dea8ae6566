import { diceTray } from '@waybook/messages/diceTray'
import { dieKinds, POOL_DIE_MAX, withDice, type Die, type Pool } from '@waybook/rules'
import { useId, useState, type ReactNode } from 'react'

import { DieShape } from '#look/die-shape.tsx'
import { changeTray } from '#stores/tray.ts'
import { Lane } from '#ui/dice/lane.tsx'
import { Stepper } from '#ui/field/stepper.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'

interface DiceRowProps {
  readonly pool: Pool
  /** Whether the dice are the viewer's own. */
  readonly isOwn: boolean
  /** The source of the dice. */
  readonly why: string
  /** The kinds of dice in this row. */
  readonly dice: readonly Die[]
  /** The most frequent controls. */
  readonly children: ReactNode
  /** The steppers for each die; shown below the dice when the user taps them. */
  readonly manual: ReactNode
  /** Whether the steppers for each die are open at first. */
  readonly isCounted: boolean
}

/** The dice of one side, with steppers for each die while `isCounted` or after a tap on the dice. */
export function DiceRow({ pool, isOwn, why, dice, children, manual, isCounted }: DiceRowProps) {
  const [isOpen, setOpen] = useState(isCounted)
  const manualId = useId()
  return (
    <Lane
      title={isOwn ? diceTray.yours() : diceTray.againstYou()}
      why={why}
      bright={isOwn}
      dice={
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={manualId}
          aria-label={diceTray.setManually({ dice: wordsOf(pool, dice) })}
          onClick={() => setOpen(!isOpen)}
          className="-me-1 flex min-h-touch min-w-touch items-center justify-end gap-2 rounded-control px-1 hover:bg-raised"
        >
          <DrawnDice pool={pool} dice={dice} />
          <Icon name="chevron-down" className={classNames('size-4 shrink-0 text-ink-2', isOpen && 'rotate-180')} />
        </button>
      }
    >
      <div id={manualId} hidden={!isOpen} className="grid gap-1.5 [&[hidden]]:hidden">
        {manual}
      </div>
      {children}
    </Lane>
  )
}

/** More dice than this are drawn smaller, so a large pool fits in a few lines. */
const LARGE_MAX = 8

function DrawnDice({ pool, dice }: Pick<DiceRowProps, 'pool' | 'dice'>) {
  const shown = dice.flatMap((die) => Array.from({ length: pool[die] }, () => die))
  if (shown.length === 0) return <span className="text-14 text-ink-2">{diceTray.noDice()}</span>
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex flex-wrap items-center justify-end',
        shown.length > LARGE_MAX ? 'gap-0.5 **:[svg]:size-5' : 'gap-1.5 **:[svg]:size-7.5',
      )}
    >
      {shown.map((die, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- dice of one kind are alike
        <DieShape key={index} die={die} />
      ))}
    </span>
  )
}

/** The dice in words, such as "2 proficiency, 1 ability". `dice` defaults to all kinds. */
export function wordsOf(pool: Pool, dice: readonly Die[] = dieKinds): string {
  const words = dice.filter((die) => pool[die] > 0).map((die) => diceTray.dice({ count: pool[die], die }))
  return words.length === 0 ? diceTray.noDiceThere() : words.join(', ')
}

interface DieStepperProps {
  readonly pool: Pool
  readonly die: Die
  /** Whether to show the number in addition to the dice. */
  readonly counted?: boolean
}

/** Changes the number of dice of one kind. */
export function DieStepper({ pool, die, counted = false }: DieStepperProps) {
  const count = pool[die]
  const set = (next: number) => changeTray({ pool: withDice(pool, die, next) })
  return (
    <Stepper
      name={diceTray.diceCount({ die, count })}
      less={{ label: diceTray.removeOne({ die }), disabled: count <= 0, onStep: () => set(count - 1) }}
      more={{ label: diceTray.addOne({ die }), disabled: count >= POOL_DIE_MAX, onStep: () => set(count + 1) }}
    >
      <span className="grid">
        {counted ? <b className={classNames(count === 0 && 'font-medium text-ink-2')}>{count}</b> : null}
        <span className={classNames(counted && 'text-12 leading-4 font-normal text-ink-2')}>
          {diceTray.dieName({ die })}
        </span>
      </span>
    </Stepper>
  )
}
