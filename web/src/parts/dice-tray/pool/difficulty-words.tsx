import { difficulties } from '@waybook/rules'

interface DifficultyWordsProps {
  /** How many difficulty dice are in the pool. */
  readonly count: number
  readonly onCount: (count: number) => void
}

/** The words for how hard a task is; each stands for so many difficulty dice. */
export function DifficultyWords({ count, onCount }: DifficultyWordsProps) {
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
