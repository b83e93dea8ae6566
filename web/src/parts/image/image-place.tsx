import type { Entity } from '@waybook/contract'
import { useRef, type ReactNode } from 'react'

import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'

import { hasAny, imageRightsOf } from './image-rights.ts'

const ImageTools = lazyPart(async () => (await import('./image-tools.tsx')).ImageTools, {
  loading: <div className="min-h-hit print:hidden" />,
})

interface ImagePlaceProps {
  readonly entity: Pick<Entity, 'id' | 'type' | 'name' | 'image'>
  /** The caption while there is no picture. */
  readonly missing?: string
  /** The picture or its placeholder. */
  readonly children: ReactNode
}

/** An entity's picture with the tools for it. The code of the tools is loaded after the picture. */
export function ImagePlace({ entity, missing, children }: ImagePlaceProps) {
  const place = useRef<HTMLElement>(null)
  const rights = imageRightsOf(useMe(), entity)
  return (
    <figure ref={place} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="[grid-area:1/1]">{children}</div>
      {missing === undefined || entity.image ? null : <figcaption className="text-14 text-ink-2">{missing}</figcaption>}
      {hasAny(rights) ? <ImageTools entity={entity} rights={rights} place={place} /> : null}
    </figure>
  )
}

const PromptCard = lazyPart(async () => (await import('./generate/prompt-card.tsx')).PromptCard)

/** The Image Generation Prompt card, for game masters, if image generation is on. */
export function ImagePrompt({ entityId }: { readonly entityId: string }) {
  const { may, imageGeneration } = useMe()
  if (!imageGeneration || !may.includes('readGameMasterNotes')) return null
  return <PromptCard entityId={entityId} />
}
