import { Autocomplete } from '@base-ui/react/autocomplete'

import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { MarkedText } from '#ui/text/marked-text.tsx'

import { EntityImage } from '../entity/entity-image.tsx'
import { typeNames } from '../entity/type-names.ts'
import type { Finding } from './use-findings.ts'

interface SearchFindingsProps {
  readonly searching: boolean
  readonly findings: readonly Finding[]
  readonly isLoading: boolean
  readonly error: Error | null
  readonly retry: () => void
  readonly onOpen: (finding: Finding) => void
}

/** The list of results, or the message shown instead. */
export function SearchFindings({ searching, findings, isLoading, error, retry, onOpen }: SearchFindingsProps) {
  const title = searching ? 'Results' : 'Recent pages'
  return (
    <div className="min-h-0 flex-1 [scrollbar-gutter:stable] overflow-y-auto overscroll-contain px-2 py-3 md:px-4">
      {error ? (
        <div className="px-2">
          <ErrorAlert message={`Failed to search: ${error.message}`} onRetry={retry} />
        </div>
      ) : null}
      {isLoading ? <Spinner label="Searching..." /> : null}
      {searching || findings.length === 0 ? null : <p className="px-2 pb-1 text-14 text-ink-2">{title}</p>}
      <Autocomplete.List aria-label={title} className="grid">
        {(finding: Finding) => (
          <FindingOption key={finding.entity.id} finding={finding} onOpen={() => onOpen(finding)} />
        )}
      </Autocomplete.List>
      <Autocomplete.Status className={findings.length > 0 ? 'sr-only' : 'px-2 text-ink-2'}>
        {error || isLoading ? '' : summary(searching, findings.length)}
      </Autocomplete.Status>
    </div>
  )
}

function summary(searching: boolean, count: number): string {
  if (count > 0) return searching ? `${count} ${count === 1 ? 'result' : 'results'}` : ''
  return searching
    ? 'Nothing found. Try fewer words, or just the start of a word.'
    : 'Find a page by its name, or by words from its text.'
}

interface FindingOptionProps {
  readonly finding: Finding
  readonly onOpen: () => void
}

function FindingOption({ finding, onOpen }: FindingOptionProps) {
  const { entity, hit } = finding
  const passage = hit?.passage ?? entity.description
  return (
    <Autocomplete.Item
      value={finding}
      onClick={onOpen}
      className="grid cursor-pointer scroll-my-2 grid-cols-[3rem_minmax(0,1fr)] gap-x-3 rounded-control p-2 data-highlighted:bg-mark-tint forced-colors:data-highlighted:outline-2"
    >
      <EntityImage entity={entity} sizes="48px" className="size-12 [--neatline-inset:4px]" />
      <div className="min-w-0 wrap-anywhere">
        <div className="flex items-baseline justify-between gap-3">
          <span className="font-semibold">
            <MarkedText text={entity.name} ranges={hit?.nameRanges ?? []} />
          </span>
          <span className="shrink-0 text-12 text-ink-2">{typeNames[entity.type].singular}</span>
        </div>
        {passage === '' ? null : (
          <p className="line-clamp-3 text-14 text-ink-2">
            <MarkedText text={passage} ranges={hit?.passageRanges ?? []} />
          </p>
        )}
        {entity.visible ? null : <p className="text-12 text-ink-2">Hidden from players</p>}
      </div>
    </Autocomplete.Item>
  )
}
