import { useId, type ReactNode } from 'react'

interface RailSectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A section for what one reads: a rule above it, no box round it. */
export function RailSection({ title, children }: RailSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="border-t-2 border-ink pt-3">
      <h2 id={titleId} className="mb-2">
        {title}
      </h2>
      {children}
    </section>
  )
}
