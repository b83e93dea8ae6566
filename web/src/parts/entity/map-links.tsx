import type { Entity } from '@waybook/contract'
import { placeLinks } from '@waybook/messages/placeLinks'

import { useOperation } from '#api/operation-query.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Icon } from '#ui/text/icon.tsx'

/** Links from an entity's page to its own map and to its pin on a map, preferably the world map. Shows only maps that the viewer may see. */
export function MapLinks({ entity: { id, onMaps } }: { readonly entity: Pick<Entity, 'id' | 'onMaps'> }) {
  const { data: known } = useOperation('listMaps', {})
  const above = onMaps?.find((map) => map.id === known?.world) ?? onMaps?.[0]
  return (
    <>
      {above ? (
        <ButtonLink href={`/world/map/${above.id}`} search={{ pin: id }} size="dense">
          <Icon name="locations" className="size-5" />
          <span className="max-md:sr-only">{placeLinks.onTheMap()}</span>
        </ButtonLink>
      ) : null}
      {known?.maps.some((map) => map.id === id) ? (
        <ButtonLink href={`/world/map/${id}`} size="dense">
          <Icon name="map" className="size-5" />
          <span className="max-md:sr-only">{placeLinks.map()}</span>
        </ButtonLink>
      ) : null}
    </>
  )
}
