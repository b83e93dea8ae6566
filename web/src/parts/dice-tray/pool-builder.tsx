import { diceTray } from '@waybook/messages/diceTray'
import {
  difficulties,
  downgrade,
  formatPool,
  POOL_DIE_MAX,
  upgrade,
  withDice,
  type Die,
  type Pool,
} from '@waybook/rules'
import type { ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import { changeTray, useTray } from '#stores/tray.ts'
import { Stepper } from '#ui/field/stepper.tsx'
import { classNames } from '#ui/text/class-names.ts'

import { DieStepper, DiceRow, wordsOf } from './dice-row.tsx'

const ownDice: readonly Die[] = ['proficiency', 'ability', 'boost']
const opposingDice: readonly Die[] = ['challenge', 'difficulty', 'setback']

interface PoolBuilderProps {
  readonly pool: Pool
  /** Whether the steppers for each die are open at first. */
  readonly isCounted: boolean
}

/** Builds a pool: the roller's dice in one lane, those against them in the other. */
export function PoolBuilder({ pool, isCounted }: PoolBuilderProps) {
  const { note, difficultyNote, isAssumed } = useTray()
  const { forceDie } = useMe()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <DiceRow
        isOwn
        why={note}
        pool={pool}
        dice={ownDice}
        isCounted={isCounted}
        manual={
          <Pair>
            <DieStepper pool={pool} die="ability" counted />
            <DieStepper pool={pool} die="proficiency" counted />
            <ChangeButton change="downgrade" die="ability" pool={pool} changed={downgrade(pool, 'roller', 1)} />
          </Pair>
        }
      >
        <Pair>
          <DieStepper pool={pool} die="boost" />
          <ChangeButton change="upgrade" die="ability" pool={pool} changed={upgrade(pool, 'roller', 1)} />
        </Pair>
      </DiceRow>
      <DiceRow
        isOwn={false}
        why={isAssumed ? assumedNote(difficultyNote) : difficultyNote}
        pool={pool}
        dice={opposingDice}
        isCounted={isCounted}
        manual={
          <Pair>
            <DieStepper pool={pool} die="difficulty" counted />
            <DieStepper pool={pool} die="challenge" counted />
            <ChangeButton change="upgrade" die="difficulty" pool={pool} changed={upgrade(pool, 'opposition', 1)} />
            <ChangeButton change="downgrade" die="difficulty" pool={pool} changed={downgrade(pool, 'opposition', 1)} />
          </Pair>
        }
      >
        <Pair>
          <DifficultyStepper pool={pool} />
          <DieStepper pool={pool} die="setback" />
        </Pair>
      </DiceRow>
      {forceDie ? <ForceStepper /> : null}
      <output aria-label={diceTray.pool()} className="sr-only">
        {wordsOf(pool)}
      </output>
    </div>
  )
}

function Pair({ children }: { readonly children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-2">{children}</div>
}

/** Adds force dice, in campaigns that play with them. They are thrown with the pool and do not change its result. */
function ForceStepper() {
  const { others } = useTray()
  const { force: count = 0, ...rest } = others
  const setCount = (force: number) => changeTray({ others: force === 0 ? rest : { ...rest, force } })
  return (
    <Stepper
      name={diceTray.forceDiceCount({ count })}
      less={{ label: diceTray.forceDieFewer(), disabled: count <= 0, onStep: () => setCount(count - 1) }}
      more={{ label: diceTray.forceDieMore(), disabled: count >= POOL_DIE_MAX, onStep: () => setCount(count + 1) }}
    >
      <span aria-live="polite">{diceTray.forceDice({ count })}</span>
    </Stepper>
  )
}

/** Changes the difficulty. Removes the note with the reason, because the user has chosen it. */
export function setDifficulty(pool: Pool, dice: number): void {
  changeTray({ pool: withDice(pool, 'difficulty', dice), difficultyNote: '', isAssumed: false })
}

/** Changes the difficulty, shown by its name. Upgraded dice count: a Hard check with a challenge die is still Hard. */
function DifficultyStepper({ pool }: { readonly pool: Pool }) {
  const count = pool.difficulty + pool.challenge
  const name = difficulties.find(({ dice }) => dice === count)?.name ?? diceTray.difficultyDice({ count })
  return (
    <Stepper
      name={diceTray.difficulty({ difficulty: name })}
      less={{
        label: diceTray.easier(),
        disabled: pool.difficulty <= 0,
        onStep: () => setDifficulty(pool, pool.difficulty - 1),
      }}
      more={{
        label: diceTray.harder(),
        disabled: pool.difficulty >= POOL_DIE_MAX,
        onStep: () => setDifficulty(pool, pool.difficulty + 1),
      }}
    >
      <span aria-live="polite">{name}</span>
    </Stepper>
  )
}

interface ChangeButtonProps {
  readonly change: 'upgrade' | 'downgrade'
  /** The basic die to change. */
  readonly die: 'ability' | 'difficulty'
  readonly pool: Pool
  readonly changed: Pool
}

/** Upgrades one basic die of a side, or downgrades one. */
function ChangeButton({ change, die, pool, changed }: ChangeButtonProps) {
  const disabled = formatPool(changed) === formatPool(pool)
  return (
    <button
      type="button"
      aria-label={change === 'upgrade' ? diceTray.upgradeDie({ die }) : diceTray.downgradeDie({ die })}
      aria-disabled={disabled || undefined}
      onClick={() => disabled || changeTray({ pool: changed })}
      className={classNames(
        'min-h-touch rounded-control border border-control text-14 leading-none font-semibold',
        disabled ? 'cursor-not-allowed border-dashed text-ink-2' : 'hover:bg-raised',
      )}
    >
      {change === 'upgrade' ? diceTray.upgrade() : diceTray.downgrade()}
    </button>
  )
}

/** Why the dice of an average difficulty are there, and the reasons of others. */
function assumedNote(others: string): string {
  const assumed = diceTray.byDefault()
  return others === '' ? assumed : diceTray.notes({ one: assumed, another: others })
}
