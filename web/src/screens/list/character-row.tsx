import { routeOf } from '@waybook/contract'

import { CardDescription } from '#parts/entity/card-description.tsx'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { PageLink } from '#ui/button/page-link.tsx'

import type { ListEntryProps } from './long-list.tsx'

/** A character outside the party, in a compact row. The whole row links to the character's page. */
export function CharacterRow({ entity, eager, ...place }: ListEntryProps) {
  return (
    <li {...place} className="group relative grid min-h-15 lead-cols-11 items-center gap-x-3.5 border-b border-line">
      <EntityImage
        entity={entity}
        sizes="2.75rem"
        eager={eager}
        className="size-11 after:hidden [&_img]:h-[128%] [&_img]:object-[50%_26%]"
      />
      <div className="grid">
        <h3 className="truncate font-sans text-16 leading-5.5">
          <PageLink href={routeOf(entity.id)} className="whole-target text-ink no-underline group-hover:underline">
            {entity.name}
          </PageLink>
        </h3>
        <CardDescription entity={entity} className="truncate text-14 leading-5" />
      </div>
    </li>
  )
}
