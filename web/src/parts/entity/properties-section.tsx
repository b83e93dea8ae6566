import type { Entity } from '@waybook/contract'

import { Fact, FactList } from '../../ui/fact-list.tsx'
import { RailSection } from '../../ui/rail-section.tsx'
import { shownProperties } from './shown-properties.ts'

export function PropertiesSection({ properties }: Pick<Entity, 'properties'>) {
  const shown = shownProperties(properties)
  if (shown.length === 0) return null
  return (
    <RailSection title="Properties">
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
