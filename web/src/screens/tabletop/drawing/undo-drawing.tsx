import { useQueryClient } from '@tanstack/react-query'
import { tableDrawing } from '@waybook/messages/tableDrawing'

import { useWrite } from '#api/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'
import { RichMessage } from '#ui/text/rich-message.tsx'

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
      announce(undone ? tableDrawing.undone() : tableDrawing.nothingToUndo())
      await queries.invalidateQueries({ queryKey: ['getDrawings'] })
    },
    onError: announceNotSaved,
  })
  return (
    <Button size="small" busy={isPending} onClick={() => mutate(undefined)}>
      <Icon name="undo" />
      <span>
        <RichMessage parts={tableDrawing.undo(elements)} />
      </span>
    </Button>
  )
}

const elements = { more: (words: string) => <span className="max-md:sr-only">{words}</span> }
