import type { ReactNode } from 'react'

interface RulesSectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A section with an address of its own, which its heading hands out. */
export function RulesSection({ id, title, children }: RulesSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 print:mb-8">
      <div className="group mb-3 flex items-baseline gap-2 print:break-after-avoid">
        <h2 id={`${id}-title`} className="text-26 md:text-30">
          {title}
        </h2>
        <a
          href={`#${id}`}
          aria-label={`Link to ${title}`}
          className="grid min-h-8 min-w-8 place-content-center rounded-control text-20 text-ink-2 no-underline opacity-0 group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
        >
          #
        </a>
      </div>
      {children}
    </section>
  )
}
