import { entityTypes } from '@waybook/contract'

import { CharacteristicsSection } from '#parts/entity/characteristics-section.tsx'
import { EntityCard } from '#parts/entity/entity-card.tsx'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { TagsSection } from '#parts/entity/entity-tags.tsx'
import { PropertiesSection } from '#parts/entity/properties-section.tsx'
import { RelationshipsSection } from '#parts/entity/relationships-section.tsx'
import { VisibilityToggle } from '#parts/entity/visibility-toggle.tsx'
import { ImagePlace, ImagePrompt } from '#parts/image/image-place.tsx'
import { Plate } from '#ui/picture/plate.tsx'

import { exampleEntity, examplePicture } from '../examples.ts'
import { Specimen } from '../specimen.tsx'

const places = [
  { ...exampleEntity, image: null },
  { ...exampleEntity, id: 'scenes/a', type: 'scene', image: null },
  { ...exampleEntity, id: 'scenes/b', type: 'scene' },
] as const

const clicks = [undefined, 'enlarge', 'new-tab'] as const

export function Pictures() {
  return (
    <>
      <Specimen name="Plate: not clickable, enlarged on click, opened in a new tab">
        <div className="flex flex-wrap gap-4">
          {clicks.map((onClick) => (
            <Plate
              key={onClick ?? 'none'}
              picture={examplePicture}
              alt="A causeway at low tide"
              sizes="12rem"
              className="relative aspect-square w-48"
              {...(onClick && { onClick })}
            />
          ))}
        </div>
      </Specimen>
      <Specimen name="ImagePlace: empty for a character, empty for a scene, with a picture; ImagePrompt">
        <div className="grid gap-6 md:grid-cols-3">
          {places.map((entity) => (
            <ImagePlace key={entity.id} entity={entity}>
              <EntityImage entity={entity} sizes="20rem" className="relative aspect-[1.6]" />
            </ImagePlace>
          ))}
        </div>
        <ImagePrompt entityId={exampleEntity.id} />
      </Specimen>
      <Specimen name="The placeholder of every type">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
          {entityTypes.map((type) => (
            <li key={type} className="grid gap-1 text-14">
              <EntityImage
                entity={{ id: `gallery/${type}`, type, image: null }}
                sizes="7rem"
                className="relative aspect-square"
              />
              {type}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  )
}

const { relationships, properties } = exampleEntity

export function Entities() {
  return (
    <>
      <Specimen name="EntityCard: with a picture, hidden without a picture, with only a name">
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          <EntityCard entity={exampleEntity} />
          <EntityCard entity={{ ...exampleEntity, id: 'characters/a', image: null, visible: false }} />
          <EntityCard entity={{ ...exampleEntity, id: 'characters/b', image: null, description: '', tags: [] }} />
        </ul>
      </Specimen>
      <Specimen name="CharacteristicsSection: with all characteristics, with some missing">
        <div className="grid gap-4">
          <CharacteristicsSection character={exampleEntity} />
          <CharacteristicsSection character={{ ...exampleEntity, characteristics: { brawn: 2, agility: 4 } }} />
        </div>
      </Specimen>
      <Specimen name="TagsSection, PropertiesSection, RelationshipsSection, VisibilityToggle">
        <div className="grid gap-7 md:grid-cols-2">
          <TagsSection entity={exampleEntity} />
          <TagsSection entity={{ ...exampleEntity, tags: [] }} />
          <PropertiesSection properties={properties} />
          <RelationshipsSection
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
