import type { Entity } from '@waybook/contract'

import { RailSection } from '#ui/page/rail-section.tsx'

import { EntityTags } from './entity-tags.tsx'

/** An entity's tags, each of which leads to what else of its type has it. */
export function TagsSection({ entity: { tags, type } }: { readonly entity: Pick<Entity, 'tags' | 'type'> }) {
  return (
    <RailSection title={`Tags (${tags.length})`}>
      {tags.length === 0 ? (
        <p className="text-14 text-ink-2">No tags loaded</p>
      ) : (
        <EntityTags tags={tags} listed={type} />
      )}
    </RailSection>
  )
}
