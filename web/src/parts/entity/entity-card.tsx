import { routeOf, type EntityCard as Card } from '@waybook/contract'

import { PageLink } from '../../ui/page-link.tsx'
import { EntityImage } from './entity-image.tsx'
import { EntityTags } from './entity-tags.tsx'

interface EntityCardProps {
  readonly entity: Card
  readonly eager?: boolean
}

/** One entity in a list. The whole card leads to its page; only its name is read out as the link. */
export function EntityCard({ entity, eager = false }: EntityCardProps) {
  return (
    <li className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 md:grid-cols-1">
      <EntityImage
        entity={entity}
        sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 50vw, 6.5rem"
        eager={eager}
        className="aspect-square w-full"
      />
      <div className="grid content-start gap-1.5">
        <h2>
          <PageLink
            href={routeOf(entity.id)}
            className="no-underline group-hover:underline after:absolute after:inset-0"
          >
            {entity.name}
          </PageLink>
        </h2>
        {entity.visible ? null : <p className="text-14 text-ink-2">Hidden from players</p>}
        <p className="line-clamp-3 text-ink-2">{descriptionOf(entity)}</p>
        <EntityTags tags={entity.tags} />
      </div>
    </li>
  )
}

/** Items are described among their properties. */
function descriptionOf({ description, properties }: Card): string {
  return description === '' ? String(properties?.['description'] ?? '') : description
}
