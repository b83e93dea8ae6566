import { aim } from '@waybook/messages/aim'
import { emptyPool } from '@waybook/rules'

import type { Target } from '#parts/check/use-targets.ts'
import { Face } from '#ui/picture/face.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { DicePips } from '#ui/text/dice-pips.tsx'
import { Icon } from '#ui/text/icon.tsx'

import type { RangeToTarget } from './range-to-target.ts'

interface TargetRowProps {
  /** `null` for nobody in particular. */
  readonly target: Target | null
  /** `null` if it is not known. */
  readonly range: RangeToTarget | null
  readonly isLast: boolean
  readonly busy: boolean
  readonly onChoose: () => void
}

/** A target with its face. Pressing it starts the attack. */
export function TargetRow({ target, range, isLast, busy, onChoose }: TargetRowProps) {
  const note = target ? noteOf(target, isLast) : aim.thing()
  return (
    <li className="border-t border-line first:border-0">
      <button
        type="button"
        aria-disabled={busy || undefined}
        onClick={() => busy || onChoose()}
        className="-mx-2 flex min-h-15 w-[calc(100%+1rem)] items-center gap-3 rounded-control px-2 py-1.5 text-left hover:bg-raised"
      >
        {target ? (
          <span
            aria-hidden="true"
            className="block size-11 shrink-0 overflow-hidden rounded-[10px] bg-portrait text-14 text-night-ink"
          >
            <Face name={target.name} picture={target.picture} />
          </span>
        ) : (
          <span className="grid size-11 shrink-0 place-items-center rounded-round border border-dashed border-control text-ink-2">
            <Icon name="minus" className="size-5" />
          </span>
        )}
        <span className="min-w-0 flex-1 wrap-anywhere">
          <b className="block font-semibold">{target?.name ?? aim.nobody()}</b>
          {note === '' ? null : <span className="block text-14 leading-5 text-ink-2">{note}</span>}
        </span>
        {range ? <Range range={range} /> : null}
      </button>
    </li>
  )
}

function noteOf({ state }: Target, isLast: boolean): string {
  if (!isLast) return state
  return state === '' ? aim.lastTarget() : aim.stateAndLast({ state })
}

/** The difficulty as dice and in words. One that is too far, or to which the weapon does not bear, is dashed. */
function Range({ range: { band, difficulty, isTooFar, isOutOfArc = false } }: { readonly range: RangeToTarget }) {
  return (
    <span
      className={classNames(
        'grid max-w-32 shrink-0 justify-items-end rounded-control border px-2 py-1 text-14 leading-5 text-ink-2',
        isTooFar || isOutOfArc ? 'border-dashed border-control' : 'border-transparent',
      )}
    >
      <span className="**:[svg]:size-3.5">
        <DicePips pool={{ ...emptyPool, difficulty: difficulty.dice }} />
      </span>
      <span>
        {isTooFar
          ? aim.tooFar({ range: band })
          : isOutOfArc
            ? aim.doesNotBear({ range: band })
            : aim.rangeDifficulty({ range: band, difficulty: difficulty.name })}
      </span>
    </span>
  )
}
