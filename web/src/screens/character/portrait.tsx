import type { Entity } from '@waybook/contract'

import { EntityImage } from '../../parts/entity/entity-image.tsx'
import { PICTURE_SIZES } from '../../parts/entity/entity-layout.tsx'
import { ImagePlace } from '../../parts/image/image-place.tsx'

export function Portrait({ character }: { readonly character: Entity }) {
  return (
    <ImagePlace entity={character} missing="No portrait available for this character">
      <EntityImage
        entity={character}
        alt={`Portrait of ${character.name}`}
        onClick="enlarge"
        eager
        sizes={PICTURE_SIZES.tall}
        // On phones the crop leaves room for the name above the fold; heads are in the upper part of a portrait.
        className="aspect-[1.08] w-full md:aspect-4/5 [&_img]:object-[50%_22%]"
      />
    </ImagePlace>
  )
}
