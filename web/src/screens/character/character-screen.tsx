import { categoryOf, EXPORT_ACTOR_PATH, idFromRoute, PICTURE_SIZES, type Entity } from '@waybook/contract'
import { characterPage } from '@waybook/messages/characterPage'

import { useMe } from '#api/session.ts'
import { DownloadButton } from '#parts/download/download-button.tsx'
import { CharacteristicsSection } from '#parts/entity/characteristics-section.tsx'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { EntityHead, EntityLayout } from '#parts/entity/entity-layout.tsx'
import { TagsSection } from '#parts/entity/entity-tags.tsx'
import { LookupPage } from '#parts/entity/lookup-page.tsx'
import { PartySwitch } from '#parts/entity/party-switch.tsx'
import { PrintLink } from '#parts/entity/print-link.tsx'
import { PropertiesSection } from '#parts/entity/properties-section.tsx'
import { ProseSection } from '#parts/entity/prose-section.tsx'
import { PageTables } from '#parts/entity/random-table/page-tables.tsx'
import { RefusedActions } from '#parts/entity/refused-actions.tsx'
import { ownRelationships, RelationshipsSection } from '#parts/entity/relationships-section.tsx'
import { chooseForSheet, sheetSearch } from '#parts/entity/sheet-choice.ts'
import { typeNames } from '#parts/entity/type-names.ts'
import { useAddressOf } from '#parts/entity/use-address-of.ts'
import { useEntity } from '#parts/entity/use-entity.ts'
import { VisibilityToggle } from '#parts/entity/visibility-toggle.tsx'
import { WebOfTies } from '#parts/entity/web-of-ties.tsx'
import { GiveToCharacter } from '#parts/give-item/give-item.tsx'
import { ImagePlace, ImagePrompt } from '#parts/image/image-place.tsx'
import { refusedImageActions } from '#parts/image/image-rights.ts'
import { EntityNotFound } from '#parts/not-found/not-found.tsx'
import { Notes } from '#parts/notes/notes.tsx'
import { BackLink, ButtonLink } from '#ui/button/page-link.tsx'
import { classNames } from '#ui/text/class-names.ts'

/** `segment` is the part of the URL after `/characters/`: a slug or a full id. */
export function CharacterScreen({ segment }: { readonly segment: string }) {
  return (
    <>
      <BackLink href="/characters">{characterPage.back()}</BackLink>
      <Character id={idFromRoute(categoryOf.character, segment)} />
    </>
  )
}

function Character({ id }: { readonly id: string }) {
  const lookup = useEntity(id)
  useAddressOf(id, lookup.state === 'found' ? lookup.entity.id : null)
  if (lookup.state !== 'found') return <LookupPage lookup={lookup} kind={typeNames.character.singular} />
  const { entity } = lookup
  return entity.type === 'character' ? (
    <CharacterPage character={entity} />
  ) : (
    <EntityNotFound kind={typeNames.character.singular} />
  )
}

function CharacterPage({ character }: { readonly character: Entity }) {
  const me = useMe()
  if (character.reveal === 'name' && !me.may.includes('seeHidden')) return <KnownByName character={character} />
  return (
    <EntityLayout
      picture={<Portrait character={character} />}
      head={<EntityHead entity={character} description={character.description} />}
      control={
        <>
          <div className="flex flex-wrap gap-3 empty:hidden">
            <SheetLink character={character} />
            <GiveToCharacter character={character} />
          </div>
          <PartySwitch character={character} />
          <VisibilityToggle entity={character} kind={typeNames.character.singular} />
        </>
      }
      rail={
        <>
          <PropertiesSection properties={character.properties} />
          <RelationshipsSection
            title={characterPage.related()}
            entity={character}
            ties={ownRelationships(character)}
            mentions={character.mentionedIn}
          />
          <WebOfTies entity={character} />
          <ImagePrompt entityId={character.id} />
          <PrintLink id={character.id} />
          {me.role === 'gameMaster' ? (
            <DownloadButton action={EXPORT_ACTOR_PATH + character.id}>{characterPage.exportActor()}</DownloadButton>
          ) : null}
          <RefusedActions actions={refusedImageActions(me, character)} />
        </>
      }
      tags={<TagsSection entity={character} />}
    >
      <CharacteristicsSection character={character} />
      <ProseSection title={characterPage.visual()} text={character.visualDescription} />
      <ProseSection title={characterPage.backstory()} html={character.longDescription} secretsOf={character.id} />
      <PageTables entityId={character.id} htmls={[character.longDescription]} />
      <Notes entityId={character.id} />
    </EntityLayout>
  )
}

/** The page of a character whom the viewer knows only by name. */
function KnownByName({ character }: { readonly character: Entity }) {
  return (
    <EntityLayout
      picture={<Portrait character={character} />}
      head={<EntityHead entity={character} description="" />}
      rail={null}
    >
      <p className="border-t-2 border-ink pt-4 font-serif text-20 text-pretty text-ink-2 italic">
        {characterPage.knownByName({ name: character.name })}
      </p>
    </EntityLayout>
  )
}

function Portrait({ character }: { readonly character: Entity }) {
  return (
    <ImagePlace entity={character} missing={characterPage.noPortrait()}>
      <EntityImage
        entity={character}
        alt={characterPage.portraitOf({ name: character.name })}
        onClick="enlarge"
        eager
        sizes={PICTURE_SIZES.tall}
        // On phones the crop leaves room for the name above the fold. Heads are in the upper part of a portrait.
        className={classNames(
          'md:aspect-4/5 md:w-full [&_img]:object-[50%_22%]',
          character.image ? 'aspect-[1.08] w-full' : 'aspect-square w-32',
        )}
      />
    </ImagePlace>
  )
}

/** Links to the character's sheet, for users who play the character or may choose any character. */
function SheetLink({ character }: { readonly character: Entity }) {
  const { characterId, may } = useMe()
  const chooses = may.includes('chooseCharacter')
  if (!chooses && characterId !== character.id) return null
  return (
    <p>
      <ButtonLink
        href="/my-character"
        {...(chooses && { search: sheetSearch(character), onClick: () => chooseForSheet(character) })}
      >
        {characterPage.openSheet()}
      </ButtonLink>
    </p>
  )
}
