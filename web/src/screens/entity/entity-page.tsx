import { isWide, categoryOf, isEntityId, type Entity, type EntityType } from '@waybook/contract'
import { entityPage } from '@waybook/messages/entityPage'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { AttackButton, AttackPoolCard } from '#parts/attack-pool/attack-pool-card.tsx'
import { weaponOf } from '#parts/attack-pool/attack-pool.ts'
import { CharacteristicsSection } from '#parts/entity/characteristics-section.tsx'
import { DateSection } from '#parts/entity/date-section.tsx'
import { EntityHead, EntityLayout, PagePicture } from '#parts/entity/entity-layout.tsx'
import { TagsSection } from '#parts/entity/entity-tags.tsx'
import { PrintLink } from '#parts/entity/print-link.tsx'
import { PropertiesSection } from '#parts/entity/properties-section.tsx'
import { ProseSection } from '#parts/entity/prose-section.tsx'
import { PageTables } from '#parts/entity/random-table/page-tables.tsx'
import { RefusedActions } from '#parts/entity/refused-actions.tsx'
import { Mentions, locatingRelationships, RelationshipsSection } from '#parts/entity/relationships-section.tsx'
import { typeNames } from '#parts/entity/type-names.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { useSkills } from '#parts/entity/use-skills.ts'
import { VisibilityToggle } from '#parts/entity/visibility-toggle.tsx'
import { WebOfTies } from '#parts/entity/web-of-ties.tsx'
import { GiveThisItem } from '#parts/give-item/give-item.tsx'
import { ImagePlace, ImagePrompt } from '#parts/image/image-place.tsx'
import { refusedImageActions } from '#parts/image/image-rights.ts'
import { Notes } from '#parts/notes/notes.tsx'
import { Breadcrumbs } from '#ui/page/breadcrumbs.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { useHasPage } from '#ui/page/use-has-page.ts'

/** What one takes into the hand at a table. The pages of others print as they are. */
const ON_CARDS: ReadonlySet<EntityType> = new Set(['item', 'talent', 'quality', 'critical', 'fauna'])

export function EntityPage({ entity }: { readonly entity: Entity }) {
  const words = typeNames[entity.type]
  const item = entity.type === 'item'
  const hasPage = useHasPage()
  const me = useMe()
  const skills = useSkills()
  const crumbs = [
    { label: entityPage.home(), href: '/' },
    { label: words.plural, href: `/${categoryOf[entity.type]}` },
  ]
  return (
    <>
      <Breadcrumbs crumbs={crumbs.filter(({ href }) => hasPage(href))} here={entity.name} />
      <EntityLayout
        picture={
          <ImagePlace entity={entity}>
            <PagePicture entity={entity} alt={entityPage.pictureOf({ name: entity.name })} />
          </ImagePlace>
        }
        wide={isWide(entity.image)}
        head={<EntityHead entity={entity} description={item ? '' : entity.description} />}
        control={
          <>
            {item ? <GiveThisItem item={entity} /> : null}
            <VisibilityToggle entity={entity} kind={words.singular} />
          </>
        }
        rail={
          <>
            {item && weaponOf(entity, skills) ? <OwnAttackPool item={entity} /> : null}
            {entity.date ? <DateSection date={entity.date} /> : null}
            <PropertiesSection properties={entity.properties} qualityPages={entity.qualityPages} />
            <RelationshipsSection
              title={entityPage.relationships()}
              entity={entity}
              ties={locatingRelationships(entity)}
            />
            <WebOfTies entity={entity} />
            {entity.mentionedIn.length === 0 ? null : (
              <RailSection title={entityPage.related()}>
                <Mentions mentions={entity.mentionedIn} />
              </RailSection>
            )}
            <ImagePrompt entityId={entity.id} />
            {ON_CARDS.has(entity.type) ? <PrintLink id={entity.id} /> : null}
            <RefusedActions actions={refusedImageActions(me, entity)} />
          </>
        }
        tags={<TagsSection entity={entity} />}
      >
        {entity.type === 'character' ? <CharacteristicsSection character={entity} /> : null}
        {item ? <ProseSection title={entityPage.visual()} text={entity.visualDescription} /> : null}
        {item ? (
          <ProseSection title={entityPage.description()} text={String(entity.properties['description'] ?? '')} />
        ) : null}
        <ProseSection title={words.longDescription} html={entity.longDescription} secretsOf={entity.id} />
        <PageTables entityId={entity.id} htmls={[entity.longDescription]} />
        <Notes entityId={entity.id} />
      </EntityLayout>
    </>
  )
}

/**
 * A weapon's attack pool for the viewer's character, with an attack button if the character carries the weapon. Otherwise game
 * masters choose who attacks. Without a character, only the weapon's own values are shown.
 */
function OwnAttackPool({ item }: { readonly item: Entity }) {
  const { role, characterId } = useMe()
  const id = characterId ?? ''
  const own = useEntity(id)
  const played = useOperation('getCharacterDynamic', { id }, { enabled: isEntityId(id) })
  const wielder = own.state === 'found' ? own.entity : null
  const isCarried = played.data?.inventory[item.id] !== undefined
  return (
    <AttackPoolCard item={item} wielder={wielder}>
      {wielder && isCarried ? (
        <AttackButton item={item} wielder={wielder} />
      ) : role === 'gameMaster' ? (
        <AttackButton item={item} wielder={null} />
      ) : null}
    </AttackPoolCard>
  )
}
