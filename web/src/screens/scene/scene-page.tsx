import type { Scene } from '@waybook/contract'

import { EntityHead } from '../../parts/entity/entity-head.tsx'
import { EntityLayout, isWide } from '../../parts/entity/entity-layout.tsx'
import { ownTies } from '../../parts/entity/entity-ties.ts'
import { PagePicture } from '../../parts/entity/page-picture.tsx'
import { PropertiesSection } from '../../parts/entity/properties-section.tsx'
import { ProseSection } from '../../parts/entity/prose-section.tsx'
import { TagsSection } from '../../parts/entity/tags-section.tsx'
import { TiesSection } from '../../parts/entity/ties-section.tsx'
import { typeWords } from '../../parts/entity/type-words.ts'
import { VisibilityToggle } from '../../parts/entity/visibility-toggle.tsx'
import { ImagePlace } from '../../parts/image/image-place.tsx'
import { ImagePrompt } from '../../parts/image/image-prompt.tsx'
import { GameMasterNotes } from './game-master-notes.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ReadAloud } from './read-aloud.tsx'
import { SceneConnections } from './scene-connections.tsx'
import { SceneEntities } from './scene-entities.tsx'

const tactical: ReadonlySet<string> = new Set(['terrain', 'hazards', 'cover'])

export function ScenePage({ scene }: { readonly scene: Scene }) {
  const { singular, longDescription } = typeWords.scene
  const related = ownTies(scene).filter(({ type, from }) => !(type === 'contains' && from === scene.id))
  return (
    <EntityLayout
      picture={
        <ImagePlace entity={scene}>
          <PagePicture entity={scene} alt={`Map of ${scene.name}`} />
        </ImagePlace>
      }
      wide={isWide(scene.image)}
      head={<EntityHead entity={scene} description={scene.description} />}
      control={<VisibilityToggle entity={scene} kind={singular} />}
      rail={
        <>
          <QuickActions scene={scene} />
          <PropertiesSection title="Tactical Info" properties={propertiesOf(scene, (name) => tactical.has(name))} />
          <SceneConnections sceneId={scene.id} />
          <PropertiesSection properties={propertiesOf(scene, (name) => !tactical.has(name))} />
          <TiesSection title="Related" entity={scene} ties={related} mentions={scene.mentionedIn} />
          <ImagePrompt entityId={scene.id} />
        </>
      }
      tags={<TagsSection entity={scene} />}
    >
      <ReadAloud html={scene.boxText} />
      <ProseSection title="Visual Description" text={scene.visualDescription} />
      <GameMasterNotes html={scene.gmNotes} />
      <ProseSection title={longDescription} html={scene.longDescription} />
      <SceneEntities sceneId={scene.id} />
    </EntityLayout>
  )
}

function propertiesOf({ properties }: Scene, wanted: (name: string) => boolean): Scene['properties'] {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => wanted(name)))
}
