interface CountProps {
  readonly count: number
  /** The number and what is counted, such as "3 findings", for screen reader users who don't see the number's context. */
  readonly words: string
}

const MOST = 99

/** A small number next to an entry of the navigation. */
export function Count({ count, words }: CountProps) {
  return (
    <span className="round-badge inline-grid h-5 min-w-5 px-1.5">
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">{`, ${words}`}</span>
    </span>
  )
}
