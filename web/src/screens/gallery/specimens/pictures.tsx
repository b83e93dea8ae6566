import { entityTypes } from '@waybook/contract'

import { Plate } from '#ui/picture/plate.tsx'

import { EntityImage } from '../../../parts/entity/picture/entity-image.tsx'
import { examplePicture } from '../example-entity.ts'
import { Specimen } from '../specimen.tsx'

const clicks = [undefined, 'enlarge', 'new-tab'] as const

export function Pictures() {
  return (
    <>
      <Specimen name="Plate: a picture; one that opens in full; one that opens in a new tab">
        <div className="flex flex-wrap gap-4">
          {clicks.map((onClick) => (
            <Plate
              key={onClick ?? 'none'}
              picture={examplePicture}
              alt="A causeway at low tide"
              sizes="12rem"
              className="relative aspect-square w-48"
              {...(onClick && { onClick })}
            />
          ))}
        </div>
      </Specimen>
      <Specimen name="The placeholder of every type">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
          {entityTypes.map((type) => (
            <li key={type} className="grid gap-1 text-14">
              <EntityImage
                entity={{ id: `gallery/${type}`, type, image: null }}
                sizes="7rem"
                className="relative aspect-square"
              />
              {type}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  )
}
