import { routeOf, type EntityCard as Card } from '@waybook/contract'
import { memo, type ComponentProps } from 'react'

import { PageLink } from '#ui/button/page-link.tsx'

import { CardDescription } from './card-description.tsx'
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
      className="group relative grid lead-cols-20 items-start gap-x-3.5 md:lead-cols-36 md:gap-x-4 lg:lead-cols-28 xl:lead-cols-44"
    >
      <CardContent entity={entity} eager={eager} />
    </li>
  )
}

type CardContentProps = Required<Pick<EntityCardProps, 'entity' | 'eager'>>

/** Memoized, because the card moves while the list scrolls. */
const CardContent = memo(function CardContent({ entity, eager }: CardContentProps) {
  return (
    <>
      <EntityImage
        entity={entity}
        sizes={sizesOf(entity.image)}
        eager={eager}
        className="aspect-square w-full max-md:[--neatline-inset:4px]"
      />
      {/* A phone shows four cards, however long their names. The height fits a one-line name with tags, or a two-line name without. */}
      <div className="grid content-start gap-0.5 max-md:max-h-24 max-md:overflow-hidden md:gap-1.5">
        <h2>
          <PageLink href={routeOf(entity.id)} className="whole-target no-underline group-hover:underline">
            {entity.name}
          </PageLink>
        </h2>
        <CardDescription entity={entity} className="line-clamp-2 text-14 max-md:leading-5 md:line-clamp-3 xl:text-16" />
        {/* Shows only the first line of tags if there is little room. */}
        <div className="overflow-hidden max-xl:h-6.5">
          <EntityTags tags={entity.tags} />
        </div>
      </div>
    </>
  )
})

/** The picture fills a square whose size is set above. Wide pictures are cropped. */
function sizesOf(image: Card['image']): string {
  const wider = image ? Math.max(1, image.width / image.height) : 1
  const shown = (edge: number) => `${Math.ceil(edge * wider)}rem`
  return `(min-width: 80rem) ${shown(11)}, (min-width: 64rem) ${shown(7)}, (min-width: 48rem) ${shown(9)}, ${shown(5)}`
}
