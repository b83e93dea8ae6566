import type { Entity } from '@waybook/contract'

import { EntityHead } from '../../parts/entity/entity-head.tsx'
import { EntityLayout } from '../../parts/entity/entity-layout.tsx'
import { CharacteristicsSection } from '../../parts/entity/sections/characteristics-section.tsx'
import { ownTies } from '../../parts/entity/sections/entity-ties.ts'
import { PropertiesSection } from '../../parts/entity/sections/properties-section.tsx'
import { ProseSection } from '../../parts/entity/sections/prose-section.tsx'
import { TagsSection } from '../../parts/entity/sections/tags-section.tsx'
import { TiesSection } from '../../parts/entity/sections/ties-section.tsx'
import { ImagePrompt } from '../../parts/image/image-prompt.tsx'
import { VisibilityToggle } from '../../parts/visibility-toggle/visibility-toggle.tsx'
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
