import { Autocomplete } from '@base-ui/react/autocomplete'

import { MarkedText } from '#ui/text/marked-text.tsx'

import { EntityImage } from '../entity/entity-image.tsx'
import { typeWords } from '../entity/type-words.ts'
import type { Finding } from './use-findings.ts'

interface FindingOptionProps {
  readonly finding: Finding
  readonly onOpen: () => void
}

export function FindingOption({ finding, onOpen }: FindingOptionProps) {
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
          <span className="shrink-0 text-12 text-ink-2">{typeWords[entity.type].singular}</span>
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
