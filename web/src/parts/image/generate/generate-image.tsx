import type { Entity } from '@waybook/contract'
import { image } from '@waybook/messages/image'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ProgressBar } from '#ui/state/progress-bar.tsx'
import { SpinnerIcon } from '#ui/state/spinner.tsx'

import { GenerateForm } from './generate-form.tsx'
import { useGeneration, type Generation, type ImageOptions } from './use-generation.ts'

/** How long the button reads 'Generating...' (specification, section 4). The job's state is below the button. */
const GENERATING_MS = 3000

/** Generates an entity's picture, with options from a dialog. */
export function GenerateImage({ entity }: { readonly entity: Pick<Entity, 'id' | 'type'> }) {
  const generation = useGeneration(entity.id, GENERATING_MS)
  const [open, setOpen] = useState(false)
  const [generating, setGenerating] = useState(false)
  const confirm = (wish: ImageOptions) => {
    setOpen(false)
    setGenerating(true)
    setTimeout(() => setGenerating(false), GENERATING_MS)
    generation.start(wish)
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        busy={generating && generation.failure === null}
        busyLabel={
          <>
            <SpinnerIcon className="size-4.5" />
            {image.generating()}
          </>
        }
        onClick={() => setOpen(true)}
      >
        {image.generateImage()}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={image.generateImage()} shape="sheet">
        <GenerateForm entity={entity} onConfirm={confirm} onCancel={() => setOpen(false)} />
      </Dialog>
      <GenerationLine generation={generation} />
    </>
  )
}

/** After this time the page shows the portrait if it is ready (specification, section 9). */
const PORTRAIT_REFRESH_MS = 5000

/** Generates a character's portrait. It has no options, because all portraits have the same style. */
export function GeneratePortrait({ entity }: { readonly entity: Pick<Entity, 'id'> }) {
  const generation = useGeneration(entity.id, PORTRAIT_REFRESH_MS)
  return (
    <>
      <Button busy={generation.going} busyLabel={image.generating()} onClick={() => generation.start({})}>
        {image.generatePortrait()}
      </Button>
      <GenerationLine generation={generation} />
    </>
  )
}

/** The progress of a generation, or the reason why it failed and a button to try again. */
function GenerationLine({ generation }: { readonly generation: Generation }) {
  const { going, progress, failure, again } = generation
  return (
    <div className="grid gap-2 text-14 empty:hidden">
      <output className="text-ink-2">{going ? image.isPainted() : null}</output>
      {going && progress !== null ? <ProgressBar label={image.painting()} share={progress} /> : null}
      {failure === null || going ? null : (
        <>
          <output>{image.noneMade({ reason: failure })}</output>
          <span>
            <Button size="dense" onClick={again}>
              {image.tryAgain()}
            </Button>
          </span>
        </>
      )}
    </div>
  )
}
