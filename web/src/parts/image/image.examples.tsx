import { EntityImage } from '#parts/entity/entity-image.tsx'
import { exampleEntity } from '#parts/entity/example-entity.ts'

import { ImagePlace, ImagePrompt } from './image-place.tsx'

const places = [
  { ...exampleEntity, image: null },
  { ...exampleEntity, id: 'scenes/a', type: 'scene', image: null },
  { ...exampleEntity, id: 'scenes/b', type: 'scene' },
] as const

export const examples = {
  'ImagePlace: empty for a character, empty for a scene, with a picture; ImagePrompt': (
    <>
      <div className="grid gap-6 md:grid-cols-3">
        {places.map((entity) => (
          <ImagePlace key={entity.id} entity={entity}>
            <EntityImage entity={entity} sizes="20rem" className="relative aspect-[1.6]" />
          </ImagePlace>
        ))}
      </div>
      <ImagePrompt entityId={exampleEntity.id} />
    </>
  ),
}
