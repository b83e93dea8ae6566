import type { Entity } from '@waybook/contract'

import { Button } from '#ui/button/button.tsx'

import { GenerationLine } from './generation-line.tsx'
import { useGeneration } from './use-generation.ts'

/** Specification, section 9: the page shows the portrait by then, where it is there. */
const PORTRAIT_REFRESH_MS = 5000

interface GeneratePortraitProps {
  readonly entity: Pick<Entity, 'id'>
  readonly disabledReason: string | undefined
}

/** Has a character's portrait painted: there is nothing to choose, portraits are all in one style. */
export function GeneratePortrait({ entity, disabledReason }: GeneratePortraitProps) {
  const generation = useGeneration(entity.id, PORTRAIT_REFRESH_MS)
  return (
    <>
      <Button
        busy={generation.going}
        busyLabel="Generating..."
        disabledReason={disabledReason}
        onClick={() => generation.start({})}
      >
        Generate Portrait
      </Button>
      <GenerationLine generation={generation} />
    </>
  )
}
