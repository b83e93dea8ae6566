import { rulesPage } from '@waybook/messages/rulesPage'
import type { ReactNode } from 'react'

import { ruleSections } from '#parts/search/rule-sections.ts'
import { Heading } from '#ui/page/heading.tsx'

import { bodies, Contents } from './contents.tsx'

/** The rules to look up during play. */
export function RulesScreen() {
  return (
    <>
      <Heading className="mb-5 pt-2 text-52 md:mb-6 md:pt-5">{rulesPage.rules()}</Heading>
      <div className="grid grid-cols-1 gap-x-18 gap-y-8 lg:lead-cols-56">
        <Contents />
        <div className="grid grid-cols-1 gap-12 print:block">
          {ruleSections.map(({ id, title }) => {
            const Body = bodies[id]
            return (
              <RulesSection key={id} id={id} title={title}>
                <Body />
              </RulesSection>
            )
          })}
        </div>
      </div>
    </>
  )
}

interface RulesSectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A section with a link to itself in its heading. */
function RulesSection({ id, title, children }: RulesSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 print:mb-8">
      <div className="group mb-3 flex items-baseline gap-2 print:break-after-avoid">
        <h2 id={`${id}-title`} className="text-26 md:text-30">
          {title}
        </h2>
        <a
          href={`#${id}`}
          aria-label={rulesPage.linkTo({ title })}
          className="grid min-h-8 min-w-8 place-content-center rounded-control text-20 text-ink-2 no-underline shown-on-hover print:hidden"
        >
          #
        </a>
      </div>
      {children}
    </section>
  )
}
