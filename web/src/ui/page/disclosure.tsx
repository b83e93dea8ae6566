import type { ReactNode } from 'react'

import { Icon } from '#ui/text/icon.tsx'

interface DisclosureProps {
  readonly title: string
  readonly children: ReactNode
  readonly className?: string
}

/** A section that one unfolds: a rule above it, no box round it. */
export function Disclosure({ title, children, className = '' }: DisclosureProps) {
  return (
    <details className={`group border-t-2 border-ink ${className}`}>
      <summary className="flex min-h-hit items-center justify-between font-serif text-20 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
