import type { Entity, PropertyValue } from '@waybook/contract'

import { RailSection } from '#ui/page/panel.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'

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

/** Properties that are shown elsewhere on the page, or are not meant for readers. */
const unlisted: ReadonlySet<string> = new Set(['description', 'content_file', 'illustrated_by', 'image_path'])

interface ShownProperty {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** The properties as the page lists them: underscores become spaces, and lists are joined with commas. */
export function shownProperties(properties: Entity['properties']): ShownProperty[] {
  return Object.entries(properties)
    .filter(([key]) => !unlisted.has(key))
    .map(([key, value]) => ({ key, label: key.replaceAll('_', ' '), value: printed(value) }))
}

function printed(value: PropertyValue): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}
