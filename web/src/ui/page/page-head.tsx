import type { ReactNode } from 'react'

import { Heading } from './heading.tsx'

interface PageHeadProps {
  readonly title: string
  readonly lede?: ReactNode
}

export function PageHead({ title, lede }: PageHeadProps) {
  return (
    <header className="mb-6 first:pt-2 md:mb-8 md:first:pt-4">
      <Heading {...(typeof lede === 'string' && { about: lede })}>{title}</Heading>
      {lede === undefined ? null : (
        <p className="mt-2 max-w-measure font-serif text-20 text-pretty text-ink-2 italic">{lede}</p>
      )}
    </header>
  )
}
