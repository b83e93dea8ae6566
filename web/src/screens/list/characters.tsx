import { lists } from '@waybook/messages/lists'
import { type ReactNode, useId } from 'react'

import { useMe } from '#api/session.ts'
import { Spinner } from '#ui/state/spinner.tsx'

import { CharacterRow } from './character-row.tsx'
import { useEntityList, type EntityList } from './list-query.ts'
import { ListFailure, NextPage, NothingListed } from './list-status.tsx'
import { LongList, type ListLayout } from './long-list.tsx'
import { MemberCard } from './member-card.tsx'
import { useListFilter } from './use-list-filter.ts'

const members: ListLayout = { columns: [1, 2, 3], gapPx: [0, 16, 16], heightPx: [64, 120, 120] }
const rows: ListLayout = { columns: [1, 2, 2], gapPx: [0, 0, 0], heightPx: [60, 60, 60] }

/** The members of the party, then all others. `offset`: the scroll position when the list was left, in px. */
export function Characters({ offset }: { readonly offset: number }) {
  const { filter } = useListFilter()
  const { may } = useMe()
  const party = useEntityList({ type: 'character', ...filter, party: true })
  const others = useEntityList({ type: 'character', ...filter, party: false })
  if (party.isPending || others.isPending) return <Spinner />
  const failed = [party, others].find(({ error }) => error !== null)
  const retry = () => {
    for (const list of [party, others]) if (list.error) list.retry()
  }
  const theOthers = may.includes('seeHidden') ? lists.others() : lists.othersYouKnow()
  return (
    <>
      <Section title={lists.partyMembers()} note={may.includes('seePoints') ? lists.pointsNote() : ''} list={party}>
        <LongList label={lists.partyMembers()} list={party} layout={members} offset={offset} Entry={MemberCard} />
      </Section>
      <Section title={theOthers} note={String(others.total ?? '')} list={others}>
        <LongList label={theOthers} list={others} layout={rows} offset={offset} Entry={CharacterRow} />
      </Section>
      {party.total === 0 && others.total === 0 ? <NothingListed type="character" /> : null}
      {failed?.error ? <ListFailure type="character" error={failed.error} onRetry={retry} /> : null}
    </>
  )
}

interface SectionProps {
  readonly title: string
  readonly note: string
  readonly list: EntityList
  readonly children: ReactNode
}

/** Renders nothing if its list is empty. */
function Section({ title, note, list, children }: SectionProps) {
  const titleId = useId()
  if (list.entities.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mb-4 border-t-2 border-ink pt-2 md:mb-5">
      <div className="mb-1.5 flex items-baseline justify-between gap-4 md:mb-3">
        <h2 id={titleId} className="md:text-22">
          {title}
        </h2>
        <p className="text-14 text-ink-2">{note}</p>
      </div>
      {children}
      <NextPage list={list} />
    </section>
  )
}
