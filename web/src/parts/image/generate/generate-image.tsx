import type { Entity } from '@waybook/contract'
import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Turning } from '#ui/state/spinner.tsx'

import { GenerateForm } from './generate-form.tsx'
import { GenerationLine } from './generation-line.tsx'
import { useGeneration, type ImageWish } from './use-generation.ts'

/** So long the button says that it generates (specification, section 4); what the job does then stands beneath it. */
const GENERATING_MS = 3000

interface GenerateImageProps {
  readonly entity: Pick<Entity, 'id' | 'type'>
  readonly disabledReason: string | undefined
}

/** Has an entity's picture painted as its dialog says. */
export function GenerateImage({ entity, disabledReason }: GenerateImageProps) {
  const generation = useGeneration(entity.id, GENERATING_MS)
  const [open, setOpen] = useState(false)
  const [generating, setGenerating] = useState(false)
  const confirm = (wish: ImageWish) => {
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
            <Turning className="size-4.5" />
            Generating...
          </>
        }
        disabledReason={disabledReason}
        onClick={() => setOpen(true)}
      >
        Generate Image
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Generate Image" shape="sheet">
        <GenerateForm entity={entity} onConfirm={confirm} onCancel={() => setOpen(false)} />
      </Dialog>
      <GenerationLine generation={generation} />
    </>
  )
}
