import { routeOf, type EntityCard } from '@waybook/contract'
import { lists } from '@waybook/messages/lists'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { CardDescription } from '#parts/entity/card-description.tsx'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { PointMeter } from '#parts/sheet-stats/point-meter.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { classNames } from '#ui/text/class-names.ts'

import type { ListEntryProps } from './long-list.tsx'

/** A party member, with hit points and strain if the viewer may see them. The whole card links to the character's page. */
export function MemberCard({ entity, eager, ...place }: ListEntryProps) {
  const { characterId, may } = useMe()
  const isOwn = entity.id === characterId
  return (
    <li
      {...place}
      className="group relative grid min-h-16 lead-cols-11 items-center gap-x-3.5 max-md:border-b max-md:border-line md:lead-cols-26 md:gap-x-4"
    >
      <EntityImage
        entity={entity}
        sizes="(min-width: 48rem) 6.5rem, 2.75rem"
        eager={eager}
        className="aspect-square w-full [--neatline-inset:4px] max-md:after:hidden [&_img]:object-[50%_18%]"
      />
      <div className="grid min-w-0 content-center py-1.5">
        <h3 className="text-18 leading-6 md:text-20">
          <PageLink
            href={routeOf(entity.id)}
            className={classNames(
              'whole-target text-ink group-hover:underline',
              isOwn ? 'underline decoration-mark decoration-4' : 'no-underline',
            )}
          >
            {entity.name}
          </PageLink>
          {isOwn ? <span className="ms-2 font-sans text-12 leading-none text-mark">{lists.yours()}</span> : null}
        </h3>
        <CardDescription
          entity={entity}
          className={classNames('mt-0.5 line-clamp-1 text-14 md:line-clamp-2', entity.visible && 'max-md:hidden')}
        />
        {isOwn || may.includes('seePoints') ? <Points id={entity.id} /> : null}
      </div>
    </li>
  )
}

/** Reserves its room while loading and after a failure. */
function Points({ id }: Pick<EntityCard, 'id'>) {
  const points = useOperation('getPartyPoints', {}).data?.points[id]
  return (
    <div className="mt-0.5 grid min-h-6 grid-cols-2 gap-x-4 md:mt-1.5 md:min-h-12 md:grid-cols-1">
      {points ? (
        <>
          <Figure label={lists.hitPoints()} tone="vital" value={points.hitpoints} most={points.maxHp} />
          <Figure label={lists.strain()} tone="strain" value={points.strain} most={points.strainThreshold} />
        </>
      ) : null}
    </div>
  )
}

interface FigureProps {
  readonly label: string
  readonly tone: 'vital' | 'strain'
  readonly value: number
  readonly most: number
}

function Figure({ label, tone, value, most }: FigureProps) {
  const isDown = tone === 'vital' && value === 0
  return (
    <div className="grid grid-cols-[1.6rem_minmax(0,1fr)] items-center gap-x-1.5 md:lead-cols-15 md:gap-x-2">
      <p className={classNames('leading-6 whitespace-nowrap', isDown && 'text-bad')}>
        <span className="sr-only">{label}: </span>
        <b className="font-serif text-18 leading-6 font-semibold lining-nums">{value}</b>
        <span className="text-12 text-ink-2 max-md:sr-only"> / {most}</span>
      </p>
      {isDown ? (
        <p className="truncate text-12 font-semibold text-bad">{lists.incapacitated()}</p>
      ) : (
        <PointMeter value={value} most={most} tone={tone} />
      )}
    </div>
  )
}
