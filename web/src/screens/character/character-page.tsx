import type { Entity } from '@waybook/contract'

import { CharacteristicsSection } from '../../parts/entity/characteristics-section.tsx'
import { EntityHead } from '../../parts/entity/entity-head.tsx'
import { EntityLayout } from '../../parts/entity/entity-layout.tsx'
import { ownTies } from '../../parts/entity/entity-ties.ts'
import { PropertiesSection } from '../../parts/entity/properties-section.tsx'
import { ProseSection } from '../../parts/entity/prose-section.tsx'
import { TagsSection } from '../../parts/entity/tags-section.tsx'
import { TiesSection } from '../../parts/entity/ties-section.tsx'
import { VisibilityToggle } from '../../parts/entity/visibility-toggle.tsx'
import { ImagePrompt } from '../../parts/image/image-prompt.tsx'
import { Portrait } from './portrait.tsx'
import { SheetLink } from './sheet-link.tsx'

export function CharacterPage({ character }: { readonly character: Entity }) {
  return (
    <EntityLayout
      picture={<Portrait character={character} />}
      wide={false}
      head={<EntityHead entity={character} description={character.description} />}
      control={
        <>
          <SheetLink id={character.id} />
          <VisibilityToggle entity={character} kind="Character" />
        </>
      }
      rail={
        <>
          <PropertiesSection properties={character.properties} />
          <TiesSection title="Related" entity={character} ties={ownTies(character)} mentions={character.mentionedIn} />
          <ImagePrompt entityId={character.id} />
        </>
      }
      tags={<TagsSection entity={character} />}
    >
      <CharacteristicsSection scores={character.characteristics} />
      <ProseSection title="Visual Description" text={character.visualDescription} />
      <ProseSection title="Backstory" html={character.longDescription} />
    </EntityLayout>
  )
}
