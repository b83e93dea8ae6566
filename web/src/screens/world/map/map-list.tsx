import type { MapInList } from '@waybook/contract'
import { worldMap } from '@waybook/messages/worldMap'

import { EntityImage } from '#parts/entity/entity-image.tsx'
import { PageLink } from '#ui/button/page-link.tsx'

import { mapPath } from './map-pin.ts'

/** All maps of a campaign without a world map. */
export function MapList({ maps }: { readonly maps: readonly MapInList[] }) {
  return (
    <>
      <h2 className="mb-4">{worldMap.maps()}</h2>
      <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
        {maps.map((map) => (
          <li key={map.id} className="group relative">
            <EntityImage
              entity={map}
              sizes="(min-width: 80rem) 33vw, (min-width: 48rem) 50vw, 100vw"
              className="aspect-3/2 w-full"
            />
            <h3 className="mt-2 text-20">
              <PageLink href={mapPath(map.id)} className="whole-target no-underline group-hover:underline">
                {map.name}
              </PageLink>
            </h3>
            <p className="text-14 text-ink-2">{worldMap.placeCount({ count: map.pins })}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
