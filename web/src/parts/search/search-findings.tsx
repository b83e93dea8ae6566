import { Autocomplete } from '@base-ui/react/autocomplete'
import { search } from '@waybook/messages/search'

import { useWhenReachable } from '#recovery/reach.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { MarkedText } from '#ui/text/marked-text.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

import { EntityImage } from '../entity/entity-image.tsx'
import { HiddenMark } from '../entity/hidden-mark.tsx'
import { nounInSentence, typeNames } from '../entity/type-names.ts'
import type { FoundEntry } from './find-entries.ts'
import type { Finding, FindingGroup, FoundEntity, FoundSection, NewPageOffer } from './use-findings.ts'

interface SearchFindingsProps {
  readonly searching: boolean
  readonly groups: readonly FindingGroup[]
  readonly isLoading: boolean
  /** Whether the campaign cannot be searched because the server cannot be reached. */
  readonly isOffline: boolean
  readonly error: Error | null
  readonly retry: () => void
  readonly onOpen: (finding: Finding) => void
}

/** The list of results, or the message shown instead. */
export function SearchFindings(props: SearchFindingsProps) {
  const { searching, groups, isLoading, isOffline, error, retry, onOpen } = props
  const count = groups.reduce((sum, { items }) => sum + items.filter((item) => !('newName' in item)).length, 0)
  return (
    <div className="min-h-0 flex-1 [scrollbar-gutter:stable] overflow-y-auto overscroll-contain px-2 py-3 md:px-4">
      {error ? (
        <div className="px-2">
          <ErrorAlert message={search.failed({ reason: error.message })} onRetry={retry} />
        </div>
      ) : null}
      <Autocomplete.List aria-label={searching ? search.results() : emptySearchLabel(groups)} className="grid gap-3">
        {({ title, items }: FindingGroup) => (
          <Autocomplete.Group key={title} items={items} className="grid">
            <Autocomplete.GroupLabel className="px-2 pb-1 text-14 text-ink-2">{title}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(finding: Finding) => (
                <FindingOption key={keyOf(finding)} finding={finding} onOpen={() => onOpen(finding)} />
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      {isLoading ? <Spinner label={search.searching()} /> : null}
      <Autocomplete.Status className="px-2 text-ink-2">
        {isLoading || (error && count === 0) ? null : (
          <p className={count > 0 ? 'sr-only' : ''}>{summary(searching, count, isOffline)}</p>
        )}
        {isOffline ? <Offline hasAbove={count > 0} onReachable={retry} /> : null}
      </Autocomplete.Status>
    </div>
  )
}

/** Searches the campaign as soon as the server can be reached. */
function Offline({ hasAbove, onReachable }: { readonly hasAbove: boolean; readonly onReachable: () => void }) {
  useWhenReachable(onReachable)
  return <p className={`mt-3 text-14 ${hasAbove ? 'border-t border-line pt-3' : ''}`}>{search.offline()}</p>
}

function emptySearchLabel(groups: readonly FindingGroup[]): string {
  return groups.some(({ title }) => title === search.pinned()) ? search.pinnedAndRecent() : search.recent()
}

function keyOf(finding: Finding): string {
  if ('newName' in finding) return `new ${finding.type}`
  if ('section' in finding) return `${finding.of.id}#${finding.section.id}`
  return 'entity' in finding ? finding.entity.id : finding.entry.name
}

function summary(searching: boolean, count: number, isOffline: boolean): string {
  if (count > 0) return searching ? search.resultCount({ count }) : ''
  if (searching) return isOffline ? search.nothingHere() : search.nothing()
  return search.about()
}

interface FindingOptionProps {
  readonly finding: Finding
  readonly onOpen: () => void
}

function FindingOption({ finding, onOpen }: FindingOptionProps) {
  return (
    <Autocomplete.Item
      value={finding}
      onClick={onOpen}
      className="option-row min-h-hit scroll-my-2 lead-cols-12 p-2 forced-colors:data-highlighted:outline-2"
    >
      <FindingText finding={finding} />
    </Autocomplete.Item>
  )
}

function FindingText({ finding }: { readonly finding: Finding }) {
  if ('newName' in finding) return <OfferFinding {...finding} />
  if ('section' in finding) return <SectionFinding {...finding} />
  return 'entity' in finding ? <EntityFinding {...finding} /> : <EntryFinding {...finding} />
}

const bold = { name: (words: string) => <span className="font-semibold">{words}</span> }

function OfferFinding({ type, newName }: NewPageOffer) {
  return (
    <>
      <span className="grid size-12 place-content-center rounded-plate bg-sunk text-ink-2">
        <Icon name="plus" />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <RichMessage
          parts={search.createOffer({ type: nounInSentence(typeNames[type].singular), name: newName }, bold)}
        />
      </span>
    </>
  )
}

/** A section, shown below its page. Its hidden text names the page for screen readers. */
function SectionFinding({ section, of }: FoundSection) {
  return (
    <>
      <span className="grid size-12 place-content-center text-ink-2">
        <Icon name="link" className="size-5" />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <MarkedText text={section.title} ranges={section.titleRanges} />
        <span className="text-14 text-ink-2">{` · ${search.inPage({ page: of.name })}`}</span>
      </span>
    </>
  )
}

function EntityFinding({ entity, hit }: FoundEntity) {
  const passage = hit?.passage ?? entity.description
  return (
    <>
      <EntityImage entity={entity} sizes="48px" className="size-12 self-start [--neatline-inset:4px]" />
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
        <HiddenMark entity={entity} className="block text-12 text-ink-2" />
      </div>
    </>
  )
}

function EntryFinding({ entry, line, nameRanges, lineRanges }: FoundEntry) {
  return (
    <>
      <span className="grid size-12 place-content-center self-start rounded-plate bg-sunk text-ink-2">
        <Icon name={entry.icon} />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <span className="font-semibold">
          <MarkedText text={entry.name} ranges={nameRanges} />
        </span>
        <p className="line-clamp-3 text-14 text-ink-2">
          <MarkedText text={line} ranges={lineRanges} />
        </p>
      </div>
    </>
  )
}
