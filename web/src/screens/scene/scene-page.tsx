import { isWide, PICTURE_SIZES, type Scene } from '@waybook/contract'
import { scenePage } from '@waybook/messages/scenePage'

import { useMe } from '#api/session.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { EntityHead, EntityLayout } from '#parts/entity/entity-layout.tsx'
import { TagsSection } from '#parts/entity/entity-tags.tsx'
import { ShowToPlayers } from '#parts/entity/handout/show-to-players.tsx'
import { PropertiesSection } from '#parts/entity/properties-section.tsx'
import { ProseSection } from '#parts/entity/prose-section.tsx'
import { PageTables } from '#parts/entity/random-table/page-tables.tsx'
import { RefusedActions } from '#parts/entity/refused-actions.tsx'
import { ownRelationships, RelationshipsSection } from '#parts/entity/relationships-section.tsx'
import { SecretProse } from '#parts/entity/secret/secret-prose.tsx'
import { typeNames } from '#parts/entity/type-names.ts'
import { VisibilityToggle } from '#parts/entity/visibility-toggle.tsx'
import { WebOfTies } from '#parts/entity/web-of-ties.tsx'
import { ImagePlace, ImagePrompt } from '#parts/image/image-place.tsx'
import { refusedImageActions } from '#parts/image/image-rights.ts'
import { Notes } from '#parts/notes/notes.tsx'
import { useNarrow } from '#ui/page/use-narrow.ts'
import { classNames } from '#ui/text/class-names.ts'
import { RichText } from '#ui/text/rich-text.tsx'

import { QuickActions, useRefusedActivation } from './quick-actions.tsx'
import { SceneConnections } from './scene-connections.tsx'
import { SceneEntities } from './scene-entities.tsx'

const tactical: ReadonlySet<string> = new Set(['terrain', 'hazards', 'cover'])

/** A scene's page. The texts for the table come first: the name and the text to read aloud. */
export function ScenePage({ scene }: { readonly scene: Scene }) {
  const me = useMe()
  // On phones the rail is at the end, so the actions follow the text to read aloud.
  const actsEarly = useNarrow() && me.may.includes('setActiveScene')
  const refused = [...refusedImageActions(me, scene), ...useRefusedActivation(scene.id)]
  const { singular, longDescription } = typeNames.scene
  const related = ownRelationships(scene).filter(({ type, from }) => !(type === 'contains' && from === scene.id))
  const actions = (
    <div className="grid gap-5 print:hidden">
      <QuickActions scene={scene} />
      <VisibilityToggle entity={scene} kind={singular} />
    </div>
  )
  return (
    <EntityLayout
      head={<EntityHead entity={scene} description={scene.description} />}
      rail={
        <>
          {actsEarly ? null : actions}
          <PropertiesSection
            title={scenePage.tactical()}
            properties={propertiesOf(scene, (name) => tactical.has(name))}
          />
          <SceneConnections sceneId={scene.id} />
          <PropertiesSection properties={propertiesOf(scene, (name) => !tactical.has(name))} />
          <RelationshipsSection
            title={scenePage.related()}
            entity={scene}
            ties={related}
            mentions={scene.mentionedIn}
          />
          <WebOfTies entity={scene} />
          <TagsSection entity={scene} />
          <ImagePrompt entityId={scene.id} />
          <RefusedActions actions={refused} />
        </>
      }
    >
      <ReadAloud scene={scene} />
      {actsEarly ? actions : null}
      <ImagePlace entity={scene}>
        <SceneMap scene={scene} />
      </ImagePlace>
      <ProseSection title={scenePage.visual()} text={scene.visualDescription} />
      <GameMasterNotes html={scene.gmNotes} />
      <ProseSection title={longDescription} html={scene.longDescription} secretsOf={scene.id} />
      <PageTables entityId={scene.id} htmls={[scene.longDescription, scene.boxText, scene.gmNotes]} />
      <SceneEntities sceneId={scene.id} />
      <Notes entityId={scene.id} />
    </EntityLayout>
  )
}

function SceneMap({ scene }: { readonly scene: Scene }) {
  const { image, name } = scene
  return (
    <EntityImage
      entity={scene}
      alt={scenePage.mapOf({ name })}
      onClick="enlarge"
      eager
      sizes={PICTURE_SIZES.inProse}
      className={classNames(
        'print:aspect-auto print:w-56',
        image === null
          ? 'aspect-square w-32 md:aspect-2/1 md:w-full'
          : isWide(image)
            ? 'w-full lg:aspect-2/1'
            : 'w-full max-w-[30rem]',
      )}
    />
  )
}

function propertiesOf({ properties }: Scene, wanted: (name: string) => boolean): Scene['properties'] {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => wanted(name)))
}

/** The text that the game master reads to the players. Two rules make its start and end easy to find. */
function ReadAloud({ scene }: { readonly scene: Scene }) {
  if (scene.boxText === '') return null
  return (
    <section
      aria-label={scenePage.readAloud()}
      className="border-y-2 border-ink py-4 [&_.prose]:text-20 [&_.prose]:leading-8"
    >
      <h2 className="mb-2 font-sans text-14 font-semibold text-ink-2">{scenePage.readAloud()}</h2>
      <SecretProse html={scene.boxText} entityId={scene.id} field="boxText" />
      <div className="mt-4 empty:hidden print:hidden">
        <ShowToPlayers shown={{ entityId: scene.id, name: scene.name, what: 'boxText' }} />
      </div>
    </section>
  )
}

/** Styled like secret paragraphs. Players can't tell whether there are any notes. */
function GameMasterNotes({ html }: { readonly html: Scene['gmNotes'] }) {
  if (html === null || html === '') return null
  return (
    <section
      aria-label={scenePage.notes()}
      className="rounded-control border border-dashed border-control bg-raised px-5 py-4 md:px-6"
    >
      <h2 className="text-26">{scenePage.notes()}</h2>
      <p className="mb-3 text-14 text-ink-2">{scenePage.notesHint()}</p>
      <RichText html={html} />
    </section>
  )
}
