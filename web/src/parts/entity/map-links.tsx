import { useOperation } from '#api/operation-query.ts'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { Icon } from '#ui/text/icon.tsx'

/** Leads from an entity's page to its own map, and to its pin on the map of the world. Only for viewers who get them; they come after the page. */
export function MapLinks({ id }: { readonly id: string }) {
  const { data: known } = useOperation('listMaps', {})
  const world = known?.world ?? null
  const { data: isOnMap = false } = useOperation(
    'getMap',
    { id: world ?? id },
    { enabled: world !== null, select: ({ map }) => Boolean(map?.pins.some(({ to }) => to?.id === id)) },
  )
  return (
    <>
      {isOnMap && world !== null ? (
        <ButtonLink href={`/world/map/${world}`} search={{ pin: id }} size="small">
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
