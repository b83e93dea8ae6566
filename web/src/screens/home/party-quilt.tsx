import { useQuery } from '@tanstack/react-query'
import { PARTY_TAG } from '@waybook/contract'

import { PictureImage } from '#ui/picture/picture-image.tsx'

import { operationQuery } from '../../client/operation-query.ts'
import { Placeholder } from '../../look/placeholder/placeholder.tsx'

const PATCHES = 4

/** Four faces of the party. */
export function PartyQuilt() {
  const { data } = useQuery(
    operationQuery('listEntities', { type: 'character', tag: PARTY_TAG, limit: PATCHES, includeImages: true }),
  )
  const faces = data?.entities ?? []
  return (
    <div className="relative z-1 grid h-full grid-cols-2 grid-rows-2 gap-0.5 bg-page md:gap-[3px]">
      {Array.from({ length: PATCHES }, (_, place) => {
        const face = faces[place]
        return (
          <div key={place} className="min-h-0 overflow-hidden bg-sunk">
            {face?.image ? (
              <PictureImage
                picture={face.image}
                alt=""
                sizes="(min-width: 48rem) 15vw, 40px"
                className="object-[50%_22%]"
              />
            ) : (
              <Placeholder type="character" id={face?.id ?? `nobody-${place}`} />
            )}
          </div>
        )
      })}
    </div>
  )
}
