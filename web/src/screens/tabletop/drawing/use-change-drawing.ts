import { useQueryClient } from '@tanstack/react-query'
import type { Drawing } from '@waybook/contract'
import { tableDrawing } from '@waybook/messages/tableDrawing'

import { applyDrawing } from '#api/live/apply-drawing.ts'
import { useWrite } from '#api/use-write.ts'

import { announce, announceNotSaved } from '../announcer.tsx'
import { useTable } from '../table-context.ts'
import { drawingsOf } from './drawing-state.ts'
import { drawingName } from './drawing-words.ts'

/** Saves a changed drawing, and shows it before the server answers. */
export function useChangeDrawing(): (changed: Drawing) => void {
  const { campaignId, sceneId, state } = useTable()
  const queries = useQueryClient()
  const isDone = (changed: Drawing) => {
    if (state.get().changingDrawing === changed) state.change({ changingDrawing: null })
  }
  const { mutate } = useWrite('updateDrawing', {
    scope: drawingsOf(sceneId),
    params: ({ id, points, colour, audience }: Drawing) => ({
      campaignId,
      drawingId: id,
      points: [...points],
      colour,
      audience,
    }),
    onMutate: (changed) => state.change({ changingDrawing: changed }),
    onSuccess: ({ drawing }, changed) => {
      applyDrawing(queries, drawing)
      isDone(changed)
      announce(tableDrawing.changed({ name: drawingName(drawing) }))
    },
    onError: (_error, changed) => {
      isDone(changed)
      announceNotSaved()
    },
  })
  return mutate
}
