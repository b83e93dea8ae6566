interface MarkedTextProps {
  readonly text: string
  /** What of it is marked, in order and apart: from the first character to the one after the last. */
  readonly ranges: readonly { readonly from: number; readonly to: number }[]
}

/** A text with pieces of it marked: heavier and underlined, so that it shows on any ground and not by colour alone. */
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
