import {
  dieKinds,
  difficulties,
  downgrade,
  formatPool,
  upgrade,
  withDice,
  type Die,
  type Pool,
  type Side,
} from '@waybook/rules'

import { changeTray } from '#stores/tray.ts'
import { classNames } from '#ui/text/class-names.ts'

import { DieCell } from './die-cell.tsx'

/** Opposing dice are side by side. */
const dicePairs: readonly (readonly [forYou: Die, against: Die])[] = [
  ['ability', 'difficulty'],
  ['proficiency', 'challenge'],
  ['boost', 'setback'],
]

/** Builds a pool: die by die, by the name of a difficulty, and by upgrades. */
export function PoolBuilder({ pool }: { readonly pool: Pool }) {
  const set = (die: Die, count: number) => changeTray({ pool: withDice(pool, die, count) })
  return (
    <div>
      <div className="grid grid-cols-2 gap-x-2 gap-y-1.5">
        <h3 className="font-sans text-12 text-ink-2">For you</h3>
        <h3 className="font-sans text-12 text-ink-2">Against you</h3>
        {dicePairs.flat().map((die) => (
          <DieCell key={die} die={die} count={pool[die]} onCount={(count) => set(die, count)} />
        ))}
        <UpgradeButtons pool={pool} side="roller" name="ability" />
        <UpgradeButtons pool={pool} side="opposition" name="difficulty" />
      </div>
      <output aria-label="Pool" className="sr-only">
        {poolWords(pool)}
      </output>
      <DifficultyWords count={pool.difficulty} onCount={(count) => set('difficulty', count)} />
    </div>
  )
}

/** The announcement for screen readers after each change. */
function poolWords(pool: Pool): string {
  const words = dieKinds.filter((die) => pool[die] > 0).map((die) => `${pool[die]} ${die}`)
  return words.length === 0 ? 'no dice' : words.join(', ')
}

interface UpgradeButtonsProps {
  readonly pool: Pool
  readonly side: Side
  /** The basic die of the side. */
  readonly name: string
}

/** Upgrades one basic die of a side, or downgrades one. */
function UpgradeButtons({ pool, side, name }: UpgradeButtonsProps) {
  const changes = [
    { label: 'Upgrade', changed: upgrade(pool, side, 1) },
    { label: 'Downgrade', changed: downgrade(pool, side, 1) },
  ]
  return (
    <div className="grid grid-cols-2 gap-1">
      {changes.map(({ label, changed }) => {
        const disabled = formatPool(changed) === formatPool(pool)
        return (
          <button
            key={label}
            type="button"
            aria-label={`${label} ${name}`}
            aria-disabled={disabled || undefined}
            onClick={() => disabled || changeTray({ pool: changed })}
            className={classNames(
              'min-h-11 rounded-[6px] border border-line text-12 leading-none md:min-h-10',
              disabled ? 'cursor-not-allowed border-dashed text-ink-2' : 'hover:bg-raised',
            )}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}

interface DifficultyWordsProps {
  /** How many difficulty dice are in the pool. */
  readonly count: number
  readonly onCount: (count: number) => void
}

/** The names of the difficulties; each stands for a number of difficulty dice. */
function DifficultyWords({ count, onCount }: DifficultyWordsProps) {
  return (
    <fieldset
      aria-label="Difficulty"
      className="-mx-4 mt-2.5 flex min-w-0 [scrollbar-width:none] gap-1.5 overflow-x-auto px-4 py-1 md:mx-0 md:grid md:grid-cols-3 md:px-0"
    >
      {difficulties.map(({ name, dice }) => (
        <button
          key={name}
          type="button"
          aria-pressed={count === dice}
          onClick={() => onCount(dice)}
          className="min-h-11 shrink-0 rounded-[6px] border border-line px-2.5 text-14 hover:bg-raised aria-pressed:border-difficulty aria-pressed:bg-difficulty aria-pressed:font-semibold aria-pressed:text-difficulty-ink md:min-h-10"
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
