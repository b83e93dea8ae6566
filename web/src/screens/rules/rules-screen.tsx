import { Heading } from '#ui/page/heading.tsx'

import { Contents } from './contents.tsx'
import { RulesSection } from './rules-section.tsx'
import { sections } from './sections.ts'

/** The rules to look up during play. */
export function RulesScreen() {
  return (
    <>
      <Heading className="mb-5 pt-2 text-52 md:mb-6 md:pt-5">Rules</Heading>
      <div className="grid grid-cols-1 gap-x-18 gap-y-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents />
        <div className="grid grid-cols-1 gap-12 print:block">
          {sections.map(({ id, title, Body }) => (
            <RulesSection key={id} id={id} title={title}>
              <Body />
            </RulesSection>
          ))}
        </div>
      </div>
    </>
  )
}
