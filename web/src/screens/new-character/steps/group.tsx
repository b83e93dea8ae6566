import { useId, type ReactNode } from 'react'

interface GroupProps {
  readonly title: string
  /** A short fact at the end of the heading's line. */
  readonly aside?: string
  readonly children: ReactNode
}

/** A part of a step under a heading. */
export function Group({ title, aside, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-1 flex items-baseline justify-between gap-3 border-t-2 border-ink pt-2">
        <h2 id={id}>{title}</h2>
        {aside === undefined ? null : <p className="text-14 text-ink-2">{aside}</p>}
      </div>
      {children}
    </section>
  )
}
