import { Grid } from '#ui/page/grid.tsx'

import { CharacteristicsSection } from '../../../parts/entity/characteristics-section.tsx'
import { EntityCard } from '../../../parts/entity/entity-card.tsx'
import { PropertiesSection } from '../../../parts/entity/properties-section.tsx'
import { TagsSection } from '../../../parts/entity/tags-section.tsx'
import { TiesSection } from '../../../parts/entity/ties-section.tsx'
import { VisibilityToggle } from '../../../parts/visibility-toggle/visibility-toggle.tsx'
import { exampleEntity } from '../example-entity.ts'
import { Specimen } from '../specimen.tsx'

const { relationships, tags, properties, characteristics } = exampleEntity

export function Entities() {
  return (
    <>
      <Specimen name="EntityCard: with a picture; hidden and without; with nothing but a name">
        <Grid label="Characters">
          <EntityCard entity={exampleEntity} />
          <EntityCard entity={{ ...exampleEntity, id: 'characters/a', image: null, visible: false }} />
          <EntityCard entity={{ ...exampleEntity, id: 'characters/b', image: null, description: '', tags: [] }} />
        </Grid>
      </Specimen>
      <Specimen name="CharacteristicsSection: said, and unsaid">
        <div className="grid gap-4">
          <CharacteristicsSection scores={characteristics} />
          <CharacteristicsSection scores={null} />
        </div>
      </Specimen>
      <Specimen name="TagsSection, PropertiesSection, TiesSection, VisibilityToggle">
        <div className="grid gap-7 md:grid-cols-2">
          <TagsSection tags={tags} />
          <TagsSection tags={[]} />
          <PropertiesSection properties={properties} />
          <TiesSection title="Related" entity={exampleEntity} ties={relationships} />
          <VisibilityToggle entity={exampleEntity} kind="Character" />
          <VisibilityToggle entity={{ ...exampleEntity, visible: false }} kind="Item" />
        </div>
      </Specimen>
    </>
  )
}
