import type { Entity } from '@waybook/contract'

import { RailSection } from '#ui/page/rail-section.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'

import { shownProperties } from './shown-properties.ts'

interface PropertiesSectionProps extends Pick<Entity, 'properties'> {
  readonly title?: string
}

export function PropertiesSection({ title = 'Properties', properties }: PropertiesSectionProps) {
  const shown = shownProperties(properties)
  if (shown.length === 0) return null
  return (
    <RailSection title={title}>
      <FactList>
        {shown.map(({ key, label, value }) => (
          <Fact key={key} name={label}>
            {value}
          </Fact>
        ))}
      </FactList>
    </RailSection>
  )
}
