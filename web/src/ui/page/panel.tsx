import { useId, type ReactNode } from 'react'

import { classNames } from '#ui/text/class-names.ts'

interface PanelProps {
  readonly title?: string
  /** Where many panels stand side by side, each has less room inside. */
  readonly tight?: boolean
  readonly children: ReactNode
}

/** A surface for what one operates. */
export function Panel({ title, tight = false, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      className={classNames('rounded-panel border-line bg-surface shadow-1 border p-4', tight ? 'md:p-5' : 'md:p-6')}
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
