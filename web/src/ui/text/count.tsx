interface CountProps {
  readonly count: number
  /** What is counted, for screen reader users who don't see the number's context. */
  readonly of: string
}

const MOST = 99

/** A small number next to an entry of the navigation. */
export function Count({ count, of }: CountProps) {
  return (
    <span className="round-badge inline-grid h-5 min-w-5 px-1.5">
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">{`, ${count} ${of}`}</span>
    </span>
  )
}
