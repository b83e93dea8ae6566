import { Button } from '#ui/button/button.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'

import type { Generation } from './use-generation.ts'

/** How the making of a picture goes, quietly; why it failed, and a way to try again. */
export function GenerationLine({ generation }: { readonly generation: Generation }) {
  const { going, progress, failure, again } = generation
  return (
    <div className="grid gap-2 text-14 empty:hidden">
      <output className="text-ink-2">{going ? 'The image is being painted.' : null}</output>
      {going && progress !== null ? <ProgressBar label="Painting" share={progress} /> : null}
      {failure === null || going ? null : (
        <>
          <output>{`No image was made: ${failure}`}</output>
          <span>
            <Button size="small" onClick={again}>
              Try again
            </Button>
          </span>
        </>
      )}
    </div>
  )
}
