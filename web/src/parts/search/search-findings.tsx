import { Autocomplete } from '@base-ui/react/autocomplete'

import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

import { FindingOption } from './finding-option.tsx'
import type { Finding } from './use-findings.ts'

interface SearchFindingsProps {
  readonly searching: boolean
  readonly findings: readonly Finding[]
  readonly isLoading: boolean
  readonly error: Error | null
  readonly retry: () => void
  readonly onOpen: (finding: Finding) => void
}

/** The list of what was found, with all that may stand in its place. */
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
    ? 'Nothing found. Try fewer words, or only how a word begins.'
    : 'Find a page by its name, or by words from its text.'
}
