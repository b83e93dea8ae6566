import { routeOf, type RecentChange } from '@waybook/contract'
import { home } from '@waybook/messages/home'
import { recentChanges } from '@waybook/messages/recentChanges'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { Placeholder } from '#look/placeholder/placeholder.tsx'
import { useActiveScene } from '#parts/entity/active-scene.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { PictureImage } from '#ui/picture/picture-image.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { OpenTable } from './open-table.tsx'
import { whenInWords, wordsOf } from './recent-change-words.ts'

/** Loaded separately, because nothing else on the page needs its code. Its room is reserved. */
const SeenButton = lazyPart(async () => (await import('./seen-button.tsx')).SeenButton, {
  loading: <span className="min-h-hit" />,
})

/** Only groups that plan their sessions need it. The room that it takes is reserved. */
const NextSession = lazyPart<{ readonly isAlone: boolean }>(
  async () => (await import('./next-session.tsx')).NextSession,
  { inAdvance: false, loading: <div className="min-h-56 card max-md:-mt-14 lg:order-1" /> },
)

/**
 * The open table, or else the next session, and the changes since the player's last visit. Renders nothing if there is nothing of this.
 */
export function SinceVisit() {
  const { data } = useOperation('getChangesSinceVisit', {})
  const { data: isPlanned = false } = useOperation('getSchedule', {}, { select: ({ sessions }) => sessions.length > 0 })
  const sceneId = useActiveScene() ?? null
  const changes = data?.changes ?? []
  const upTo = data?.upTo ?? null
  const isAlone = changes.length === 0
  const hasPanel = sceneId !== null || isPlanned
  if (isAlone && !hasPanel) return null
  const columns = !isAlone && hasPanel ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : ''
  return (
    <div className={`grid items-start gap-x-10 gap-y-6 max-md:pb-12 md:mt-7 ${columns}`}>
      {sceneId === null ? null : <OpenTable sceneId={sceneId} isAlone={isAlone} />}
      {sceneId === null && isPlanned ? <NextSession isAlone={isAlone} /> : null}
      {upTo === null ? null : <News changes={changes} upTo={upTo} isFirst={!hasPanel} />}
    </div>
  )
}

interface NewsProps {
  readonly changes: readonly RecentChange[]
  readonly upTo: number
  /** Whether the section follows the cover directly. */
  readonly isFirst: boolean
}

function News({ changes, upTo, isFirst }: NewsProps) {
  return (
    <section aria-labelledby="new-since" className={`border-t-2 border-ink pt-2 ${isFirst ? 'max-md:mt-5' : ''}`}>
      <div className="flex items-center justify-between gap-4">
        <h2 id="new-since" className="md:text-28 text-22">
          {home.newSince()}
        </h2>
        <SeenButton upTo={upTo} />
      </div>
      <ul>
        {changes.map((change) => (
          <Line key={`${change.why} ${change.at} ${hrefOf(change)}`} change={change} />
        ))}
      </ul>
    </section>
  )
}

function Line({ change }: { readonly change: RecentChange }) {
  const [now] = useState(() => Date.now())
  const { title, detail, where } = wordsOf(change)
  return (
    <li className="border-line not-last:border-b">
      <PageLink
        href={hrefOf(change)}
        className="group grid min-h-hit lead-cols-13 items-center gap-x-4 gap-y-0.5 py-2.5 text-ink no-underline md:grid-cols-[3.25rem_minmax(0,1fr)_auto]"
      >
        <Thumb change={change} />
        <span className="min-w-0 wrap-anywhere">
          <b className="font-serif text-18 group-hover:underline">{title}</b>
          <span className="line-clamp-2 text-14 text-ink-2">{detail}</span>
        </span>
        <span className="text-14 text-ink-2 max-md:col-start-2">
          {recentChanges.at({ where, when: whenInWords(change.at, now) })}
        </span>
      </PageLink>
    </li>
  )
}

function Thumb({ change }: { readonly change: RecentChange }) {
  const entity = 'entity' in change ? change.entity : null
  return (
    <span
      aria-hidden="true"
      className="grid size-13 place-items-center self-start overflow-hidden rounded-plate bg-raised text-ink-2 max-md:row-span-2"
    >
      {entity?.image ? <PictureImage picture={entity.image} alt="" sizes="52px" /> : null}
      {entity && !entity.image ? <Placeholder type={entity.type} id={entity.id} /> : null}
      {entity ? null : <Icon name={change.why === 'roll' ? 'dice' : 'notes'} />}
    </span>
  )
}

function hrefOf(change: RecentChange): string {
  if (change.why === 'session') return `/sessions/${change.sessionId}`
  if (change.entity) return routeOf(change.entity.id)
  return change.why === 'note' ? '/notes' : '/vtt'
}
