import { worldTimeline } from '@waybook/messages/worldTimeline'

import { useOperation } from '#api/operation-query.ts'

import type { TimelineSearch } from './timeline-search.ts'

interface TopicChipsProps {
  readonly search: TimelineSearch
  readonly onSearch: (search: TimelineSearch) => void
}

interface Topic {
  readonly label: string
  readonly filter: TimelineSearch
}

/** Filters the timeline by its most frequent topics. */
export function TopicChips({ search, onSearch }: TopicChipsProps) {
  const { data } = useOperation('getTimelineTopics', {})
  const { about, tag, party, at } = search
  const offered: Topic[] = [
    { label: worldTimeline.everything(), filter: {} },
    ...(data?.party === true || party ? [{ label: worldTimeline.theParty(), filter: { party: true } as const }] : []),
    ...(data?.entities ?? []).map(({ id, name }) => ({ label: name, filter: { about: id } })),
    ...(data?.tags ?? []).map((one) => ({ label: `#${one}`, filter: { tag: one } })),
  ]
  const isChosen = ({ filter }: Topic) => filter.about === about && filter.tag === tag && filter.party === party
  const own = {
    label: tag === undefined ? worldTimeline.onePage() : `#${tag}`,
    filter: { ...(about && { about }), ...(tag && { tag }) },
  }
  const topics = offered.some(isChosen) ? offered : [...offered, own]
  return (
    <fieldset
      aria-label={worldTimeline.filter()}
      className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto p-1 print:hidden"
    >
      {topics.map((topic) => (
        <button
          key={topic.label}
          type="button"
          aria-pressed={isChosen(topic)}
          onClick={() => onSearch({ ...topic.filter, ...(at !== undefined && { at }) })}
          className="min-h-hit chip px-3 text-14 font-semibold"
        >
          {topic.label}
        </button>
      ))}
    </fieldset>
  )
}
