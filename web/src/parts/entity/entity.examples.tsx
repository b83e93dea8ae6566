import { entityTypes } from '@waybook/contract'

import { CharacteristicsSection } from './characteristics-section.tsx'
import { EntityCard } from './entity-card.tsx'
import { EntityImage } from './entity-image.tsx'
import { EntityHead } from './entity-layout.tsx'
import { EntityLink } from './entity-link.tsx'
import { EntityTags, TagsSection } from './entity-tags.tsx'
import { exampleEntity } from './example-entity.ts'
import { PropertiesSection } from './properties-section.tsx'
import { ProseSection } from './prose-section.tsx'
import { RelationshipsSection } from './relationships-section.tsx'
import { VisibilityToggle } from './visibility-toggle.tsx'

const { relationships, properties } = exampleEntity

export const examples = {
  'EntityLink: with a page, without a page': (
    <p>
      <EntityLink id="items/wick-knife" name="Wick knife" />, <EntityLink id="weathers/fog" name="Fog" />
    </p>
  ),
  EntityTags: (
    <EntityTags tags={['party-member', 'npc', 'a-tag-with-a-name-that-is-longer-than-most-phones-are-wide']} />
  ),
  'ProseSection: plain text, HTML': (
    <div className="grid gap-6">
      <ProseSection title="Visual Description" text="Burnt cuffs, one good glove." />
      <ProseSection title="Backstory" html="<p>She learnt to read from a ledger.</p>" />
    </div>
  ),
  'The placeholder of every type': (
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
  ),
  'EntityCard: with a picture, hidden without a picture, with only a name': (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      <EntityCard entity={exampleEntity} />
      <EntityCard entity={{ ...exampleEntity, id: 'characters/a', image: null, visible: false }} />
      <EntityCard entity={{ ...exampleEntity, id: 'characters/b', image: null, description: '', tags: [] }} />
    </ul>
  ),
  'CharacteristicsSection: with all characteristics, with some missing': (
    <div className="grid gap-4">
      <CharacteristicsSection character={exampleEntity} />
      <CharacteristicsSection character={{ ...exampleEntity, characteristics: { brawn: 2, agility: 4 } }} />
    </div>
  ),
  'TagsSection, PropertiesSection, RelationshipsSection, VisibilityToggle': (
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
  ),
  'EntityHead: visible, hidden from players': (
    <>
      <EntityHead entity={exampleEntity} description={exampleEntity.description} />
      <EntityHead entity={{ ...exampleEntity, visible: false }} description="" />
    </>
  ),
}
