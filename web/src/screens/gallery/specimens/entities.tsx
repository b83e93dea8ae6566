import { CharacteristicsSection } from '../../../parts/entity/characteristics-section.tsx'
import { EntityCard } from '../../../parts/entity/entity-card.tsx'
import { PropertiesSection } from '../../../parts/entity/properties-section.tsx'
import { TagsSection } from '../../../parts/entity/tags-section.tsx'
import { TiesSection } from '../../../parts/entity/ties-section.tsx'
import { VisibilityToggle } from '../../../parts/entity/visibility-toggle.tsx'
import { exampleEntity } from '../examples.ts'
import { Specimen } from '../specimen.tsx'

const { relationships, properties, characteristics } = exampleEntity

export function Entities() {
  return (
    <>
      <Specimen name="EntityCard: with a picture; hidden and without; with nothing but a name">
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          <EntityCard entity={exampleEntity} />
          <EntityCard entity={{ ...exampleEntity, id: 'characters/a', image: null, visible: false }} />
          <EntityCard entity={{ ...exampleEntity, id: 'characters/b', image: null, description: '', tags: [] }} />
        </ul>
      </Specimen>
      <Specimen name="CharacteristicsSection: said, and unsaid">
        <div className="grid gap-4">
          <CharacteristicsSection scores={characteristics} />
          <CharacteristicsSection scores={null} />
        </div>
      </Specimen>
      <Specimen name="TagsSection, PropertiesSection, TiesSection, VisibilityToggle">
        <div className="grid gap-7 md:grid-cols-2">
          <TagsSection entity={exampleEntity} />
          <TagsSection entity={{ ...exampleEntity, tags: [] }} />
          <PropertiesSection properties={properties} />
          <TiesSection
            title="Related"
            entity={exampleEntity}
            ties={relationships}
            mentions={exampleEntity.mentionedIn}
          />
          <VisibilityToggle entity={exampleEntity} kind="Character" />
          <VisibilityToggle entity={{ ...exampleEntity, visible: false }} kind="Item" />
        </div>
      </Specimen>
    </>
  )
}
