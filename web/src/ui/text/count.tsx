interface CountProps {
  readonly count: number
  /** What is counted, for those who do not see where the number stands. */
  readonly of: string
}

const MOST = 99

/** A small number beside something in the navigation. */
export function Count({ count, of }: CountProps) {
  return (
    <span className="inline-grid h-5 min-w-5 place-items-center rounded-round bg-primary px-1.5 text-12 leading-none font-bold text-on-primary">
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">{`, ${count} ${of}`}</span>
    </span>
  )
}
