import { routeOf } from '@waybook/contract'
import { world } from '@waybook/messages/world'

import { useMe } from '#api/session.ts'
import { descriptionOf } from '#parts/entity/description.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { HiddenMark } from '#parts/entity/hidden-mark.tsx'
import { typeNames } from '#parts/entity/type-names.ts'
import type { ListEntryProps } from '#screens/list/long-list.tsx'
import { PageLink } from '#ui/button/page-link.tsx'

/** A page in the list. Game masters also see its audience. The whole row is a link. */
export function PageRow({ entity, eager, ...place }: ListEntryProps) {
  const description = descriptionOf(entity)
  const isGameMaster = useMe().may.includes('seeHidden')
  return (
    <li
      {...place}
      className="group relative grid min-h-16 grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-line py-1.5"
    >
      <EntityImage entity={entity} sizes="2.75rem" eager={eager} className="size-11 [--neatline-inset:3px]" />
      <div className="grid min-w-0">
        <h2 className="truncate font-sans text-16 leading-6">
          <PageLink
            href={routeOf(entity.id)}
            className="whole-target text-ink no-underline group-hover:underline"
            data-entity={entity.id}
          >
            {entity.name}
          </PageLink>
        </h2>
        <p className="truncate text-14 leading-5 text-ink-2">
          <span className="font-semibold">{typeNames[entity.type].singular}</span>
          {description === '' ? null : ` · ${description}`}
        </p>
      </div>
      {entity.visible ? (
        isGameMaster ? (
          <span className="text-12 text-ink-2">{world.shown()}</span>
        ) : null
      ) : (
        <HiddenMark entity={entity} className="max-w-24 text-end text-12 leading-4 font-semibold" />
      )}
    </li>
  )
}
