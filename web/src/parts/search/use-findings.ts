import { useLocation } from '@tanstack/react-router'
import {
  routeOf,
  searchWords,
  wordMatches,
  type EntityCard,
  type EntityType,
  type HitSection,
  type SearchHit,
} from '@waybook/contract'
import { search } from '@waybook/messages/search'
import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { useMe } from '#api/session.ts'
import { isUnreachable } from '#recovery/reach.ts'
import { recentPages, usePinnedPages } from '#stores/remembered-pages.ts'
import { useHasPage } from '#ui/page/use-has-page.ts'

import { findEntries, ranks, type Entry, type FoundEntry } from './find-entries.ts'
import { useKnownCards } from './known-cards.ts'
import { openSections } from './open-sections.ts'
import { readQuery } from './search-query.ts'
import { useCommandFindings } from './use-command-findings.ts'
import { useEntries } from './use-entries.ts'
import { useHits } from './use-hits.ts'

/** The number of rules, skills and pages to show. Typing more finds the others. */
const ENTRIES_MAX = 5

/** An entity in the list: a search result, or without `hit` a pinned or recently visited page. */
export interface FoundEntity {
  readonly entity: EntityCard
  readonly hit: SearchHit | undefined
}

/** A found section of a page. */
export interface FoundSection {
  readonly section: HitSection
  readonly of: EntityCard
}

/** An offer to create a page with the typed name. */
export interface NewPageOffer {
  readonly type: EntityType
  readonly newName: string
}

export type Finding = FoundEntity | FoundSection | FoundEntry | NewPageOffer

/** Findings under a heading. */
export interface FindingGroup {
  readonly title: string
  readonly items: readonly Finding[]
}

/** The findings for the typed text, with the best group first. For an empty field, the pinned and recently visited pages. */
export function useFindings(typed: string) {
  const query = readQuery(typed)
  const searching = typed.trim() !== ''
  const isSearched = searching && !query.commands
  const hits = useHits(isSearched ? query : { words: '' })
  const remembered = usePinnedAndRecent()
  const entries = useLocalEntries()
  const known = useKnownCards()
  const hasPage = useHasPage()
  const shown = searching ? hits : remembered
  const isOffline = !query.commands && (shown.isPaused || isUnreachable(shown.error ?? shown.failureReason))
  // Findings for other words stay only until the answer arrives. Cached pages that match are shown before that.
  const { entities = [] } = (isOffline && shown.isPlaceholderData ? undefined : hits.data) ?? {}
  // Enter opens the first finding, so a cached match must come before findings for other words.
  const early = isSearched && hits.isAwaited ? known(query) : []
  const listed = early.length > 0 ? early : isSearched ? entities : []
  const found = listed
    .filter(({ id }) => hasPage(routeOf(id)))
    .map((entity) => ({ entity, hit: hits.data?.hits.find(({ id }) => id === entity.id) }))
  const commands = useCommandFindings(
    query,
    found.map(({ entity }) => entity),
  )
  const offers = useOffers(isSearched && !isOffline && !commands.isCommand ? query.words : '', found)
  const hasFilter = query.type !== undefined || query.tag !== undefined
  return {
    searching,
    groups: !searching
      ? remembered.groups
      : query.commands
        ? withItems([commands.group])
        : [
            // A complete command comes first, whatever else matches its words.
            ...withItems(commands.isCommand ? [commands.group] : []),
            ...ranked(found, hasFilter || commands.isCommand ? {} : entries, query.words),
            ...withItems([
              ...(commands.isCommand ? [] : [commands.group]),
              { title: search.newPage(), items: hasFilter ? [] : offers },
            ]),
          ],
    isLoading:
      !query.commands && shown.isPending && !isOffline && early.length === 0 && (isSearched || shown.isFetching),
    isOffline,
    error: isOffline || query.commands ? null : shown.error,
    retry: shown.refetch,
  }
}

/** The groups of entries that are found without the server, and their titles. */
const local = [
  ['onThisPage', () => search.onThisPage()],
  ['rules', () => search.rules()],
  ['skills', () => search.skills()],
  ['conditions', () => search.conditions()],
  ['pages', () => search.pages()],
] as const

type LocalEntries = { readonly [Group in (typeof local)[number][0]]?: readonly Entry[] }

function useLocalEntries(): LocalEntries {
  // The page stays the same while the dialog is open.
  const [sections] = useState(openSections)
  return { onThisPage: sections, ...useEntries() }
}

/** The page types to offer, most likely first. */
const OFFERED: readonly EntityType[] = ['character', 'location', 'item']

/** Offers no name that the campaign already has. */
function useOffers(newName: string, found: readonly FoundEntity[]): NewPageOffer[] {
  const mayCreate = useMe().role === 'gameMaster'
  const isTaken = found.some(({ entity: { name } }) => name.toLowerCase() === newName.toLowerCase())
  return !mayCreate || newName === '' || isTaken ? [] : OFFERED.map((type) => ({ type, newName }))
}

/** Sorts the groups by their best match. In a tie the campaign comes first. */
function ranked(entities: readonly FoundEntity[], entries: LocalEntries, words: string) {
  const items = entities.flatMap(withSections)
  const campaign = { title: search.campaign(), items, rank: rankOf(entities[0], words) }
  const others = local.map(([group, title]) => {
    const some = findEntries(entries[group] ?? [], words)
    return { title: title(), items: some.slice(0, ENTRIES_MAX), rank: some[0]?.rank ?? Infinity }
  })
  return withItems([campaign, ...others].toSorted((a, b) => a.rank - b.rank))
}

/** A page is followed by its sections. */
function withSections(found: FoundEntity): Finding[] {
  return [found, ...(found.hit?.sections ?? []).map((section) => ({ section, of: found.entity }))]
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

/** The pages that the viewer has pinned and visited, without the open page. */
function usePinnedAndRecent() {
  const { pathname } = useLocation()
  const account = useMe().user.id
  const hasPage = useHasPage()
  const pinned = usePinnedPages(account)
  // Visited and unpinned pages keep their order while the dialog is open.
  const [recent] = useState(() => recentPages(account).filter((id) => pathname !== routeOf(id)))
  const [before] = useState(pinned)
  const ids = [...new Set([...before, ...pinned, ...recent])]
  const answer = useOperation('getEntities', { ids }, { enabled: ids.length > 0 })
  const found = (answer.data?.entities ?? [])
    .filter(({ id }) => hasPage(routeOf(id)))
    .map((entity): FoundEntity => ({ entity, hit: undefined }))
  const isPinned = ({ entity: { id } }: FoundEntity) => pinned.includes(id)
  return {
    ...answer,
    groups: withItems([
      { title: search.pinned(), items: found.filter(isPinned) },
      { title: search.recent(), items: found.filter((one) => !isPinned(one)) },
    ]),
  }
}
