import { useId, type ReactNode } from 'react'

interface PanelProps {
  readonly title?: string
  readonly children: ReactNode
}

/** A surface for what one operates. */
export function Panel({ title, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      className="rounded-panel border border-line bg-surface p-4 shadow-1 md:p-6"
    >
      {title === undefined ? null : (
        <h2 id={titleId} className="mb-3">
          {title}
        </h2>
      )}
      {children}
    </section>
  )
}
