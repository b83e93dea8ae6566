import { keepPreviousData } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { routeOf, searchWords, wordMatches, type EntityCard, type EntityType, type SearchHit } from '@waybook/contract'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { isUnreachable } from '#api/refusal.ts'
import { useMe } from '#api/session.ts'
import { useHasPage } from '#ui/page/use-has-page.ts'
import { useDebounced } from '#ui/state/use-delayed.ts'

import { findEntries, ranks, type Entry, type FoundEntry } from './find-entries.ts'
import { recentPages } from './recent-pages.ts'
import { useEntries } from './use-entries.ts'

/** The search is sent after a pause in typing of this length. */
const PAUSE_MS = 120
/** How many of the rules, skills and pages are shown; to find another one, users type more. */
const ENTRIES_MAX = 5

/** An entity in the list: a search result, or without `hit` a recently visited page. */
export interface FoundEntity {
  readonly entity: EntityCard
  readonly hit: SearchHit | undefined
}

/** In place of what was not found: a page of that name. */
export interface NewPageOffer {
  readonly type: EntityType
  readonly newName: string
}

export type Finding = FoundEntity | FoundEntry | NewPageOffer

/** Findings under a heading. */
export interface FindingGroup {
  readonly title: string
  readonly items: readonly Finding[]
}

/** What is found for the typed text, the group with the best match first; for an empty field, the recently visited pages. */
export function useFindings(typed: string) {
  const searching = typed.trim() !== ''
  const hits = useHits(typed.trim())
  const recent = useRecentEntities()
  const entries = useEntries()
  const hasPage = useHasPage()
  const me = useMe()
  const mayCreate = me.role === 'gameMaster'
  const shown = searching ? hits : recent
  const isOffline = shown.isPaused || isUnreachable(shown.error ?? shown.failureReason)
  // What was found for other words is only shown until the answer arrives.
  const { entities = [] } = (isOffline && shown.isPlaceholderData ? undefined : shown.data) ?? {}
  const found: FoundEntity[] = entities
    .filter(({ id }) => hasPage(routeOf(id)))
    .map((entity) => ({ entity, hit: searching ? hits.data?.hits.find(({ id }) => id === entity.id) : undefined }))
  const scenes = searching ? found.filter(({ entity }) => entity.type === 'scene').slice(0, SCENES_MAX) : []
  const onTable = me.may.includes('editTokens') ? scenes.map(({ entity }) => preparing(entity, me.campaign.id)) : []
  const offers = mayCreate && searching && !isOffline ? offersFor(typed.trim(), found) : []
  return {
    searching,
    groups: searching
      ? [
          ...ranked(found, entries, typed),
          ...withItems([
            { title: 'On the table', items: onTable },
            { title: 'New page', items: offers },
          ]),
        ]
      : withItems([{ title: 'Recent pages', items: found }]),
    isLoading: shown.isPending && !isOffline && (searching || shown.isFetching),
    isOffline,
    error: isOffline ? null : shown.error,
    retry: shown.refetch,
  }
}

/** Of how many of the scenes that were found it is offered to prepare them. */
const SCENES_MAX = 3

function preparing({ id, name }: EntityCard, campaignId: string): FoundEntry {
  const line = 'On the table, unseen by players.'
  const entry: Entry = {
    name: `Prepare ${name}`,
    icon: 'map',
    lines: [line],
    to: `/vtt/${campaignId}`,
    search: { scene: id },
  }
  return { entry, line, nameRanges: [], lineRanges: [], rank: ranks.text }
}

/** The types of page that are offered, the most likely first. */
const OFFERED: readonly EntityType[] = ['character', 'location', 'item']

/** A name that the campaign has is not offered. */
function offersFor(newName: string, found: readonly FoundEntity[]): NewPageOffer[] {
  const isTaken = found.some(({ entity: { name } }) => name.toLowerCase() === newName.toLowerCase())
  return isTaken ? [] : OFFERED.map((type) => ({ type, newName }))
}

/** The campaign comes first, unless only other groups have a better match. */
function ranked(entities: readonly FoundEntity[], entries: ReturnType<typeof useEntries>, typed: string) {
  const campaign = { title: 'Campaign', items: entities, rank: rankOf(entities[0], typed) }
  const others = Object.entries(entries).map(([title, of]) => {
    const items = findEntries(of, typed)
    return { title, items: items.slice(0, ENTRIES_MAX), rank: items[0]?.rank ?? Infinity }
  })
  return withItems([campaign, ...others].toSorted((a, b) => a.rank - b.rank))
}

function rankOf(best: FoundEntity | undefined, typed: string): number {
  if (!best) return Infinity
  const { name } = best.entity
  const words = searchWords(typed)
  const [first] = wordMatches(name, words)
  if (first) return first.from === 0 ? ranks.nameBegins : ranks.name
  const isExact = wordMatches(best.hit?.passage ?? '', words).length > 0
  return isExact ? ranks.text : ranks.near
}

function withItems(groups: readonly FindingGroup[]): FindingGroup[] {
  return groups.filter(({ items }) => items.length > 0).map(({ title, items }) => ({ title, items }))
}

/** While the next answer is loading, the previous one stays. A late answer only updates the cache entry of its own query. */
function useHits(typed: string) {
  const query = useDebounced(typed, PAUSE_MS)
  return useOperation(
    'searchEntities',
    { query },
    {
      enabled: query !== '',
      placeholderData: keepPreviousData,
    },
  )
}

function useRecentEntities() {
  const { pathname } = useLocation()
  const [ids] = useState(() => recentPages().filter((id) => pathname !== routeOf(id)))
  return useOperation('getEntities', { ids }, { enabled: ids.length > 0 })
}
