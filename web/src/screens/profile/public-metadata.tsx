import type { User } from '@waybook/contract'

import { RailSection } from '#ui/page/rail-section.tsx'
import { Fact, FactList } from '#ui/text/fact-list.tsx'

export function PublicMetadata({ metadata }: { readonly metadata: User['publicMetadata'] }) {
  const entries = Object.entries(metadata)
  return (
    <RailSection title="Public Metadata">
      {entries.length === 0 ? (
        <p className="text-14 text-ink-2">No public metadata set</p>
      ) : (
        <FactList>
          {entries.map(([key, value]) => (
            <Fact key={key} name={key}>
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </Fact>
          ))}
        </FactList>
      )}
    </RailSection>
  )
}
