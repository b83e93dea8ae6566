import { useNavigate, useSearch } from '@tanstack/react-router'
import { isEntityId, type ParamsOf } from '@waybook/contract'

/** The filter of the timeline, as in the URL. */
export interface TimelineSearch {
  readonly about?: string
  readonly tag?: string
  readonly party?: true
  /** Shows entries up to this date. */
  readonly at?: string
}

const TEXT_MAX = 200

function readTimelineSearch({ about, tag, party, at }: Readonly<Record<string, unknown>>): TimelineSearch {
  // The router parses a year as a number.
  const date = typeof at === 'string' || typeof at === 'number' ? String(at) : ''
  return {
    ...(typeof about === 'string' && isEntityId(about) && { about }),
    ...(typeof tag === 'string' && tag !== '' && { tag: tag.slice(0, TEXT_MAX) }),
    ...(party === true && { party }),
    ...(date !== '' && { at: date.slice(0, TEXT_MAX) }),
  }
}

/** The filter in the address, and a function that changes it without a new history entry. */
export function useTimelineSearch() {
  const search = readTimelineSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const onSearch = (changed: TimelineSearch) => void navigate({ to: '.', search: changed, replace: true })
  return { search, onSearch }
}

export function paramsOf({ at, ...filter }: TimelineSearch): ParamsOf<'getTimeline'> {
  return { ...filter, order: 'newest', ...(at !== undefined && { to: at }) }
}
