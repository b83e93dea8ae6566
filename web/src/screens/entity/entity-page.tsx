import { categoryOf, type Entity } from '@waybook/contract'

import { Breadcrumbs } from '#ui/page/breadcrumbs.tsx'
import { RailSection } from '#ui/page/rail-section.tsx'
import { useHasPage } from '#ui/page/use-has-page.ts'

import { attackOf } from '../../parts/attack-pool/attack-pool.ts'
import { EntityHead } from '../../parts/entity/entity-head.tsx'
import { EntityLayout, isWide } from '../../parts/entity/entity-layout.tsx'
import { PagePicture } from '../../parts/entity/picture/page-picture.tsx'
import { CharacteristicsSection } from '../../parts/entity/sections/characteristics-section.tsx'
import { placingTies } from '../../parts/entity/sections/entity-ties.ts'
import { Mentions } from '../../parts/entity/sections/mentions.tsx'
import { PropertiesSection } from '../../parts/entity/sections/properties-section.tsx'
import { ProseSection } from '../../parts/entity/sections/prose-section.tsx'
import { TagsSection } from '../../parts/entity/sections/tags-section.tsx'
import { TiesSection } from '../../parts/entity/sections/ties-section.tsx'
import { typeWords } from '../../parts/entity/type-words.ts'
import { ImagePlace } from '../../parts/image/image-place.tsx'
import { ImagePrompt } from '../../parts/image/image-prompt.tsx'
import { VisibilityToggle } from '../../parts/visibility-toggle/visibility-toggle.tsx'
import { OwnAttackPool } from './own-attack-pool.tsx'

export function EntityPage({ entity }: { readonly entity: Entity }) {
  const words = typeWords[entity.type]
  const item = entity.type === 'item'
  const hasPage = useHasPage()
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: words.plural, href: `/${categoryOf[entity.type]}` },
  ]
  return (
    <>
      <Breadcrumbs crumbs={crumbs.filter(({ href }) => hasPage(href))} here={entity.name} />
      <EntityLayout
        picture={
          <ImagePlace entity={entity}>
            <PagePicture entity={entity} alt={`Picture of ${entity.name}`} />
          </ImagePlace>
        }
        wide={isWide(entity.image)}
        head={<EntityHead entity={entity} description={item ? '' : entity.description} />}
        control={<VisibilityToggle entity={entity} kind={words.singular} />}
        rail={
          <>
            {item && attackOf(entity) ? <OwnAttackPool item={entity} /> : null}
            <PropertiesSection properties={entity.properties} />
            <TiesSection title="Relationships" entity={entity} ties={placingTies(entity)} />
            {entity.mentionedIn.length === 0 ? null : (
              <RailSection title="Related">
                <Mentions mentions={entity.mentionedIn} />
              </RailSection>
            )}
            <ImagePrompt entityId={entity.id} />
          </>
        }
        tags={<TagsSection entity={entity} />}
      >
        {entity.type === 'character' ? <CharacteristicsSection scores={entity.characteristics} /> : null}
        {item ? <ProseSection title="Visual Description" text={entity.visualDescription} /> : null}
        {item ? <ProseSection title="Description" text={String(entity.properties['description'] ?? '')} /> : null}
        <ProseSection title={words.longDescription} html={entity.longDescription} />
      </EntityLayout>
    </>
  )
}
