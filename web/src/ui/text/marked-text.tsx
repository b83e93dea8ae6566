interface MarkedTextProps {
  readonly text: string
  /** The ranges to mark, in order and not overlapping. `to` is exclusive. */
  readonly ranges: readonly { readonly from: number; readonly to: number }[]
}

/** A text with marked parts. They are bold and underlined, so they are visible on any background and without color. */
export function MarkedText({ text, ranges }: MarkedTextProps) {
  return (
    <>
      {ranges.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark className="bg-transparent font-semibold text-ink underline decoration-mark decoration-2 underline-offset-3">
            {text.slice(from, to)}
          </mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.to ?? 0)}
    </>
  )
}
