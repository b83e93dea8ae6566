import type { Entity } from '@waybook/contract'
import { entityParts } from '@waybook/messages/entityParts'
import { useRef, type ReactNode, type RefObject } from 'react'

import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'

import { hasAny, imageRightsOf } from './image-rights.ts'

const ImageTools = lazyPart(async () => (await import('./image-tools.tsx')).ImageTools, {
  // Only the tools of a missing picture take room.
  loading: <div className="min-h-hit in-[figure:has(img)]:hidden print:hidden" />,
})

type Pictured = Pick<Entity, 'id' | 'type' | 'name' | 'image' | 'imageGenerated'>

interface ImagePlaceProps {
  readonly entity: Pictured
  /** The caption if there is no picture. */
  readonly missing?: string
  /** The picture or its placeholder. */
  readonly children: ReactNode
}

/** An entity's picture and its tools. */
export function ImagePlace({ entity, missing, children }: ImagePlaceProps) {
  const place = useRef<HTMLElement>(null)
  return (
    <figure ref={place} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="[grid-area:1/1]">{children}</div>
      {missing === undefined || entity.image ? null : <figcaption className="text-14 text-ink-2">{missing}</figcaption>}
      {entity.imageGenerated ? <figcaption className="text-12 text-ink-2">{entityParts.generated()}</figcaption> : null}
      <PermittedTools entity={entity} place={place} />
    </figure>
  )
}

interface PermittedToolsProps {
  readonly entity: Pictured
  readonly place: RefObject<HTMLElement | null>
}

/** Loads the code of the tools after the picture, and only for viewers who may use any of them. */
function PermittedTools({ entity, place }: PermittedToolsProps) {
  const rights = imageRightsOf(useMe(), entity)
  if (!hasAny(rights)) return null
  return <ImageTools entity={entity} rights={rights} place={place} />
}

const PromptCard = lazyPart(async () => (await import('./generate/prompt-card.tsx')).PromptCard)

/** The Image Generation Prompt card, for game masters, if image generation is on. */
export function ImagePrompt({ entityId }: { readonly entityId: string }) {
  const { may, imageGeneration } = useMe()
  if (!imageGeneration || !may.includes('readGameMasterNotes')) return null
  return <PromptCard entityId={entityId} />
}
