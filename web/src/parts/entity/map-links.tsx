import type { Entity, EntityType } from '@waybook/contract'

import { useOperation } from '#api/operation-query.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Icon } from '#ui/text/icon.tsx'

/** Hardly any of these has a map of its own; their pages, which are opened most, do not ask for one. The World lists it, if there is one. */
const WITHOUT_MAP: ReadonlySet<EntityType> = new Set(['character', 'item'])

/** Leads from an entity's page to its own map, and to its pin on a map: that of the world, if it is on it. Only for viewers who get them. */
export function MapLinks({ entity }: { readonly entity: Pick<Entity, 'id' | 'type' | 'onMaps'> }) {
  const { id, type, onMaps } = entity
  const { data: known } = useOperation('listMaps', {}, { enabled: !WITHOUT_MAP.has(type) })
  const above = onMaps?.find((map) => map.id === known?.world) ?? onMaps?.[0]
  return (
    <>
      {above ? (
        <ButtonLink href={`/world/map/${above.id}`} search={{ pin: id }} size="small">
          <Icon name="locations" className="size-5" />
          <span className="max-md:sr-only">On the map</span>
        </ButtonLink>
      ) : null}
      {known?.maps.some((map) => map.id === id) ? (
        <ButtonLink href={`/world/map/${id}`} size="small">
          <Icon name="map" className="size-5" />
          <span className="max-md:sr-only">Map</span>
        </ButtonLink>
      ) : null}
    </>
  )
}
