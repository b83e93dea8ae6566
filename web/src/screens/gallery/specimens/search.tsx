import { Autocomplete } from '@base-ui/react/autocomplete'

import { SearchButton } from '#parts/search/search-button.tsx'
import { SearchFindings } from '#parts/search/search-findings.tsx'
import type { Finding } from '#parts/search/use-findings.ts'

import { exampleEntity } from '../examples.ts'
import { Specimen } from '../specimen.tsx'

const hit = {
  id: exampleEntity.id,
  passage: 'She learnt to read from a ledger, by the light of the third lamp.',
  nameRanges: [{ from: 0, to: 5 }],
  passageRanges: [{ from: 26, to: 32 }],
}
const findings: readonly Finding[] = [
  { entity: exampleEntity, hit },
  { entity: { ...exampleEntity, id: 'characters/a', name: 'Zebulon', image: null, visible: false }, hit: undefined },
]
const none: readonly Finding[] = []
const noop = () => {}

export function Search() {
  return (
    <>
      <Specimen name="SearchButton">
        <SearchButton className="flex min-h-hit items-center gap-2 rounded-control px-3 font-medium" />
      </Specimen>
      <Findings name="found" findings={findings} />
      <Findings name="recent pages" findings={findings} searching={false} />
      <Findings name="nothing found" findings={none} />
      <Findings name="searching" findings={none} isLoading />
      <Findings name="failed" findings={none} error={new Error('The server cannot be reached')} />
    </>
  )
}

interface FindingsProps {
  readonly name: string
  readonly findings: readonly Finding[]
  readonly searching?: boolean
  readonly isLoading?: boolean
  readonly error?: Error
}

function Findings({ name, findings: items, searching = true, isLoading = false, error }: FindingsProps) {
  return (
    <Specimen name={`SearchFindings: ${name}`}>
      <Autocomplete.Root inline open items={items} filter={null} autoHighlight="always">
        <Autocomplete.Input aria-label={`Search, ${name}`} className="min-h-hit border border-control px-3" />
        <SearchFindings
          searching={searching}
          findings={items}
          isLoading={isLoading}
          error={error ?? null}
          retry={noop}
          onOpen={noop}
        />
      </Autocomplete.Root>
    </Specimen>
  )
}
