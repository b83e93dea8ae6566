import { useQueryClient } from '@tanstack/react-query'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { announce, announceNotSaved } from '../announcer.tsx'
import { useTable } from '../table-context.ts'
import { drawingsOf } from './drawing-state.ts'

/** Undoes the game master's own last change of the drawings. */
export function UndoDrawing() {
  const { campaignId, sceneId } = useTable()
  const queries = useQueryClient()
  const { mutate, isPending } = useWrite('undoDrawing', {
    scope: drawingsOf(sceneId),
    params: () => ({ campaignId, sceneId }),
    onSuccess: async ({ undone }) => {
      announce(undone ? 'Undone' : 'Nothing to undo')
      await queries.invalidateQueries({ queryKey: ['getDrawings'] })
    },
    onError: announceNotSaved,
  })
  return (
    <Button size="small" busy={isPending} onClick={() => mutate(undefined)}>
      <Icon name="undo" />
      <span>
        Undo<span className="max-md:sr-only"> drawing</span>
      </span>
    </Button>
  )
}
