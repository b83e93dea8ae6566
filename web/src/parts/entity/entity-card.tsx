import { routeOf, type EntityCard as Card } from '@waybook/contract'
import type { ComponentProps } from 'react'

import { PageLink } from '#ui/button/page-link.tsx'

import { descriptionOf } from './description.ts'
import { EntityImage } from './entity-image.tsx'
import { EntityTags } from './entity-tags.tsx'

interface EntityCardProps extends Omit<ComponentProps<'li'>, 'className' | 'children'> {
  readonly entity: Card
  readonly eager?: boolean
}

/** An entity in a list. The whole card links to its page; screen readers read only the name as the link. */
export function EntityCard({ entity, eager = false, ...place }: EntityCardProps) {
  return (
    <li
      {...place}
      className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-3 md:grid-cols-1"
    >
      <EntityImage entity={entity} sizes={sizesOf(entity.image)} eager={eager} className="aspect-square w-full" />
      <div className="grid content-start gap-1.5">
        <h2>
          <PageLink href={routeOf(entity.id)} className="whole-target no-underline group-hover:underline">
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

/** The picture fills a square that is a third of the page wide, half of it, or of a fixed size. Wide pictures are cropped. */
function sizesOf(image: Card['image']): string {
  const wider = image ? Math.max(1, image.width / image.height) : 1
  const square = { full: 26.5, third: 33, half: 48, fixed: 6.5 }
  const shown = (edge: number, unit: string) => `${Math.ceil(edge * wider)}${unit}`
  return `(min-width: 90rem) ${shown(square.full, 'rem')}, (min-width: 64rem) ${shown(square.third, 'vw')}, (min-width: 48rem) ${shown(square.half, 'vw')}, ${shown(square.fixed, 'rem')}`
}
