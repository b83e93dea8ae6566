import { RailSection } from '#ui/page/rail-section.tsx'

import { EntityTags } from './entity-tags.tsx'

export function TagsSection({ tags }: { readonly tags: readonly string[] }) {
  return (
    <RailSection title={`Tags (${tags.length})`}>
      {tags.length === 0 ? <p className="text-14 text-ink-2">No tags loaded</p> : <EntityTags tags={tags} />}
    </RailSection>
  )
}
