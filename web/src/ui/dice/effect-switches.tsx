import type { CheckModifier, PageEffect } from '@waybook/contract'
import { effects } from '@waybook/messages/effects'
import { emptyPool, withDice } from '@waybook/rules'
import { useId, useState } from 'react'

import { DieSymbol } from '#look/die-symbol.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { DicePips } from '#ui/text/dice-pips.tsx'

import { effectNote, figureWords, inOrder } from './effect-words.ts'
import { percentWords } from './odds-figures.ts'

/** An effect that the viewer may switch. */
export interface EffectSwitch {
  readonly effect: PageEffect
  readonly dice: readonly Pick<CheckModifier, 'op' | 'die' | 'count'>[]
  /** By how much the chance of success is higher with it, in percentage points; `null` if nobody may know. */
  readonly difference: number | null
}

interface EffectSwitchesProps {
  readonly title: string
  readonly effects: readonly EffectSwitch[]
  readonly onSwitch: (key: string, on: boolean) => void
}

/** The most effects that are shown at first. */
const SHOWN = 3

/** What talents and items can do for a roll, each with a switch. */
export function EffectSwitches({ title, effects: offered, onSwitch }: EffectSwitchesProps) {
  const [isAll, setAll] = useState(false)
  const titleId = useId()
  if (offered.length === 0) return null
  const byKey = new Map(offered.map((one) => [one.effect.key, one]))
  const sorted = inOrder(offered.map(({ effect }) => effect)).flatMap(({ key }) => byKey.get(key) ?? [])
  const isShort = sorted.length > SHOWN + 1 && !isAll
  const more = sorted.length - SHOWN
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="pb-1 font-sans text-14 font-semibold text-ink-2">
        {title}
      </h3>
      <ul className="divide-y divide-line border-t border-line">
        {(isShort ? sorted.slice(0, SHOWN) : sorted).map((one) => (
          <li key={one.effect.key}>
            <EffectRow {...one} onSwitch={(on) => onSwitch(one.effect.key, on)} />
          </li>
        ))}
      </ul>
      {isShort ? (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="min-h-touch px-1 text-14 font-semibold text-ink-2 hover:text-ink"
        >
          {effects.more({ count: more })}
        </button>
      ) : null}
    </section>
  )
}

function EffectRow({
  effect,
  dice,
  difference,
  onSwitch,
}: EffectSwitch & { readonly onSwitch: (on: boolean) => void }) {
  const noteId = useId()
  const { name, on, problem } = effect
  const isRefused = problem !== null && !on
  const note = effectNote(effect)
  return (
    <label className="relative flex min-h-14 cursor-pointer items-center gap-3 py-1">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block leading-5.5 font-semibold">{name}</span>
        <span
          id={noteId}
          className={classNames('block text-14 leading-5 text-ink-2', problem !== null && 'font-semibold')}
        >
          {note}
        </span>
      </span>
      <span className="flex flex-col items-end text-14 leading-5">
        {dice.map((one) => (
          <DiceChange key={`${one.op} ${one.die}`} {...one} />
        ))}
        {effect.symbols.map(({ symbol, count }) => (
          <span key={symbol} className="flex items-center gap-1">
            +{count} <DieSymbol symbol={symbol} />
          </span>
        ))}
        {effect.force === undefined ? null : (
          <span className="flex items-center gap-1">
            {effect.force > 0 ? null : '−'}
            <DicePips pool={emptyPool} force={Math.abs(effect.force)} />
          </span>
        )}
        {effect.figures.map((figure) => (
          <span key={figure.figure}>{figureWords(figure)}</span>
        ))}
        {difference === null || difference === 0 ? null : (
          <span className="whitespace-nowrap text-ink-2">
            {difference > 0 ? '+' : '−'}
            {percentWords(Math.abs(difference))}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-label={name}
        aria-describedby={noteId}
        // A disabled switch keeps the focus, and its description says why.
        aria-disabled={isRefused || undefined}
        onChange={(event) => isRefused || onSwitch(event.target.checked)}
        className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
      />
      <span
        aria-hidden="true"
        className={classNames(
          'switch-track',
          isRefused
            ? 'border-dashed'
            : 'peer-checked:border-primary peer-checked:bg-primary peer-checked:before:bg-on-primary',
        )}
      />
    </label>
  )
}

/** The dice that an effect adds or takes away, or the number of dice that it upgrades. */
function DiceChange({ op, die, count }: EffectSwitch['dice'][number]) {
  if (op === 'upgrade') return <span>{effects.upgrades({ count })}</span>
  if (op === 'downgrade') return <span>{effects.downgrades({ count })}</span>
  return (
    <span className="flex items-center gap-1">
      <span aria-hidden="true">{op === 'add' ? '+' : '−'}</span>
      <span className="sr-only">{op === 'add' ? effects.adds() : effects.takesAway()}</span>
      <DicePips pool={withDice(emptyPool, die, count)} />
    </span>
  )
}
