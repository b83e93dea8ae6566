import { Autocomplete } from '@base-ui/react/autocomplete'

import { exampleEntity } from '#parts/entity/example-entity.ts'

import { SearchFindings } from './search-findings.tsx'
import type { FindingGroup } from './use-findings.ts'

const hit = {
  id: exampleEntity.id,
  passage: 'She learnt to read from a ledger, by the light of the third lamp.',
  nameRanges: [{ from: 0, to: 5 }],
  passageRanges: [{ from: 26, to: 32 }],
  sections: [{ id: 'part-the-third-lamp', title: 'The third lamp', titleRanges: [{ from: 10, to: 14 }] }],
}
const entities = [
  { entity: exampleEntity, hit },
  { entity: { ...exampleEntity, id: 'characters/a', name: 'Zebulon', image: null, visible: false }, hit: undefined },
]
const entry = {
  entry: {
    name: 'Maneuvers',
    icon: 'rules',
    lines: ['Move. Change by one range band.'],
    to: '/rules#maneuvers',
  },
  line: 'Move. Change by one range band.',
  nameRanges: [],
  lineRanges: [{ from: 0, to: 4 }],
  rank: 2,
} as const
const found: readonly FindingGroup[] = [
  { title: 'Campaign', items: entities },
  { title: 'Rules', items: [entry] },
]
const withoutServer: readonly FindingGroup[] = [{ title: 'Rules', items: [entry] }]
const recent: readonly FindingGroup[] = [{ title: 'Recent pages', items: entities }]
const none: readonly FindingGroup[] = []
const noop = () => {}

export const examples = {
  'SearchFindings: found': <Findings name="found" groups={found} />,
  'SearchFindings: recent pages': <Findings name="recent pages" groups={recent} searching={false} />,
  'SearchFindings: without a connection': <Findings name="without a connection" groups={withoutServer} isOffline />,
  'SearchFindings: nothing found': <Findings name="nothing found" groups={none} />,
  'SearchFindings: searching': <Findings name="searching" groups={none} isLoading />,
  'SearchFindings: failed': <Findings name="failed" groups={none} error={new Error('The server cannot be reached')} />,
}

interface FindingsProps {
  /** Names the search for screen readers. */
  readonly name: string
  readonly groups: readonly FindingGroup[]
  readonly searching?: boolean
  readonly isLoading?: boolean
  readonly isOffline?: boolean
  readonly error?: Error
}

function Findings({ name, groups, searching = true, isLoading = false, isOffline = false, error }: FindingsProps) {
  return (
    <Autocomplete.Root inline open items={groups} filter={null} autoHighlight="always">
      <Autocomplete.Input aria-label={`Search, ${name}`} className="min-h-hit border border-control px-3" />
      <SearchFindings
        searching={searching}
        groups={groups}
        isLoading={isLoading}
        isOffline={isOffline}
        error={error ?? null}
        retry={noop}
        onOpen={noop}
      />
    </Autocomplete.Root>
  )
}
