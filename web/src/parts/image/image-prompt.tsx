import { lazy, Suspense } from 'react'

import { useMe } from '../../client/me.ts'

const PromptCard = lazy(async () => ({ default: (await import('./generate/prompt-card.tsx')).PromptCard }))

/** The Image Generation Prompt card, for game masters, where images are generated. */
export function ImagePrompt({ entityId }: { readonly entityId: string }) {
  const { may, imageGeneration } = useMe()
  if (!imageGeneration || !may.includes('readGameMasterNotes')) return null
  return (
    <Suspense fallback={null}>
      <PromptCard entityId={entityId} />
    </Suspense>
  )
}
