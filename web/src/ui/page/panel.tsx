import { type ReactNode, useId } from 'react'

import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'

interface PanelProps {
  readonly title?: string
  /** Less padding, for panels side by side. */
  readonly tight?: boolean
  /** Has no box on phones, where it has the whole width. */
  readonly flat?: boolean
  readonly children: ReactNode
}

/** A raised section for controls. */
export function Panel({ title, tight = false, flat = false, children }: PanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      className={classNames(
        'rounded-panel border-line bg-surface shadow-1 border p-4',
        tight ? 'md:p-5' : 'md:p-6',
        flat && 'max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:shadow-none',
      )}
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

interface RailSectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A section for reading, with a line above it and no box. */
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

interface DisclosureProps {
  readonly title: string
  /** Called when it opens, for content that is loaded then. */
  readonly onOpen?: () => void
  readonly children: ReactNode
  readonly className?: string
}

/** A collapsible section, with a line above it and no box. */
export function Disclosure({ title, children, className = '', onOpen }: DisclosureProps) {
  return (
    <details
      className={`group border-t-2 border-ink ${className}`}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className="flex min-h-hit items-center justify-between font-serif text-20 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
