import { useRef, type KeyboardEvent } from 'react'

import { classNames } from '#ui/text/class-names.ts'

import { nearestAllowed, rankAfterTap, type Refusal } from './rank-after.ts'

interface SkillDotsProps {
  /** The accessible name. */
  readonly label: string
  /** The rank in words, for screen readers. */
  readonly text: string
  /** The id of the line that says what the next rank costs, or why there is none. */
  readonly describedBy: string
  readonly rank: number
  /** The number of dots. */
  readonly dots: number
  /** These first ranks are drawn with a ring. */
  readonly freeRanks: number
  readonly refusal: Refusal
  readonly onRank: (rank: number) => void
}

/** The ranks of a skill as dots. Pointers press the dots. Keyboards and screen readers use the slider that lies over them unseen. */
export function SkillDots({ label, text, describedBy, rank, dots, freeRanks, refusal, onRank }: SkillDotsProps) {
  const slider = useRef<HTMLInputElement>(null)
  const ask = (wanted: number) => {
    const next = nearestAllowed(rank, wanted, refusal)
    if (next !== rank) onRank(next)
  }
  const press = (dot: number) => {
    const next = rankAfterTap(rank, dot)
    if (refusal(next) === null) onRank(next)
    slider.current?.focus()
  }
  const typeDigit = (event: KeyboardEvent) => {
    if (!/^\d$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    ask(Math.min(dots, Number(event.key)))
  }
  return (
    <div className="shows-focus justify-self-end rounded-control">
      <input
        ref={slider}
        type="range"
        min={0}
        max={dots}
        value={rank}
        aria-label={label}
        aria-valuetext={text}
        aria-describedby={describedBy}
        onChange={({ target }) => ask(target.valueAsNumber)}
        onKeyDown={typeDigit}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <div aria-hidden="true" className="flex">
        {Array.from({ length: dots }, (_, index) => {
          const dot = index + 1
          const refused = refusal(rankAfterTap(rank, dot))
          const missing = refused === null ? 'empty' : 'dashed'
          const kind = dot > rank ? missing : dot > freeRanks ? 'full' : 'ring'
          return <Dot key={dot} dot={dot} kind={kind} refused={refused} onPress={() => press(dot)} />
        })}
      </div>
    </div>
  )
}

/** Kinds differ in shape, not only in color. A dashed dot is an empty one whose rank can't be chosen; a ring is full too. */
export type DotKind = 'empty' | 'dashed' | 'full' | 'ring'

interface DotProps {
  readonly dot: number
  readonly kind: DotKind
  readonly refused: string | null
  readonly onPress: () => void
}

function Dot({ dot, kind, refused, onPress }: DotProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-rank={dot}
      title={refused ?? undefined}
      // The focus goes to the slider.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        'grid size-touch place-items-center rounded-control',
        refused === null ? 'hover:bg-raised' : 'cursor-not-allowed',
      )}
    >
      <DotShape kind={kind} className="size-6" />
    </button>
  )
}

export function DotShape({ kind, className }: { readonly kind: DotKind; readonly className: string }) {
  const isTaken = kind === 'full' || kind === 'ring'
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('fill-none stroke-current stroke-2', isTaken ? 'text-ink' : 'text-control', className)}
    >
      <circle
        cx="12"
        cy="12"
        r="10"
        strokeDasharray={kind === 'dashed' ? '4 2.3' : undefined}
        className={kind === 'full' ? 'fill-current' : undefined}
      />
      {kind === 'ring' ? <circle cx="12" cy="12" r="5" className="fill-current stroke-none" /> : null}
    </svg>
  )
}
