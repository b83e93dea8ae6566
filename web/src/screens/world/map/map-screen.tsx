import { isEntityId } from '@waybook/contract'
import { worldMap } from '@waybook/messages/worldMap'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { useLookup } from '#parts/entity/use-entity.ts'
import { NotFound } from '#parts/not-found/not-found.tsx'
import { ButtonLink } from '#ui/button/page-link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { NeedsConnection } from '#ui/state/needs-connection.tsx'

import { AtlasPage } from './atlas-page.tsx'
import { MapList } from './map-list.tsx'

/** The map of an entity. `null` shows the world map, or the list of maps if there is no world map. */
export function MapScreen({ id }: { readonly id: string | null }) {
  return (
    <div ref={measureAbove} className="map-page md:-mb-12">
      {id === null ? <WorldMap /> : <MapOf id={id} />}
    </div>
  )
}

/** Keeps the height above the map in `--above`. The map fills the rest of the window, and the page does not scroll. */
function measureAbove(element: HTMLElement | null) {
  if (!element) return undefined
  const measure = () => {
    const above = Math.ceil(element.getBoundingClientRect().top + scrollY)
    element.style.setProperty('--above', `${above}px`)
  }
  const watcher = new ResizeObserver(measure)
  watcher.observe(document.body)
  measure()
  return () => watcher.disconnect()
}

function MapOf({ id }: { readonly id: string }) {
  const isAddress = isEntityId(id)
  const query = useOperation('getMap', { id }, { enabled: isAddress })
  const lookup = useLookup(query, ({ map }) => (map ? { map } : null))
  if (!isAddress) return <MapNotFound />
  switch (lookup.state) {
    case 'loading':
      return <AtlasLoading />
    case 'notFound':
      return <MapNotFound />
    case 'offline':
      return <NeedsConnection onReachable={lookup.retry} />
    case 'failed':
      return <ErrorAlert message={worldMap.mapFailed({ reason: lookup.message })} onRetry={lookup.retry} />
    case 'found':
      return <AtlasPage key={id} map={lookup.map} />
  }
}

function WorldMap() {
  const lookup = useLookup(useOperation('listMaps', {}), (answer) => answer)
  switch (lookup.state) {
    case 'loading':
    case 'notFound':
      return <AtlasLoading />
    case 'offline':
      return <NeedsConnection onReachable={lookup.retry} />
    case 'failed':
      return <ErrorAlert message={worldMap.mapsFailed({ reason: lookup.message })} onRetry={lookup.retry} />
    case 'found':
      if (lookup.world !== null) return <MapOf id={lookup.world} />
      return lookup.maps.length > 0 ? <MapList maps={lookup.maps} /> : <NoMaps />
  }
}

/** A skeleton of the map. It appears after a delay, so quick answers skip it. */
function AtlasLoading() {
  return (
    <output
      aria-label={worldMap.loading()}
      className="block animate-appear [animation-delay:300ms] max-md:-mt-5 max-md:-mb-18 lg:grid lg:lead-cols-76 lg:gap-6"
    >
      <span className="hidden h-(--atlas-height) overflow-clip border-t-2 border-ink pt-12 lg:block">
        <span className="mb-4 block h-hit rounded-control bg-sunk" />
        {['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5', 'w-3/5', 'w-1/3'].map((width) => (
          <span key={width} className="flex h-14 items-center gap-3 border-b border-line px-2">
            <span className="size-10 rounded-plate bg-sunk" />
            <span className={`h-4 rounded-control bg-sunk ${width}`} />
          </span>
        ))}
      </span>
      <span className="neatline block h-(--atlas-height) bg-sunk max-md:-mx-(--spacing-gutter) md:rounded-plate" />
    </output>
  )
}

function MapNotFound() {
  return <NotFound title={worldMap.notFound()} why={worldMap.notFoundWhy()} isPart />
}

/** Tells the game master how to add a map. */
function NoMaps() {
  if (useMe().role !== 'gameMaster') return <EmptyState>{worldMap.noneForPlayers()}</EmptyState>
  return (
    <EmptyState action={<ButtonLink href="/locations">{worldMap.chooseLocation()}</ButtonLink>}>
      {worldMap.noneForGameMaster()}
    </EmptyState>
  )
}
