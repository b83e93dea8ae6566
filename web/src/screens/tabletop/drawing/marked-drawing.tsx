import { useQueryClient } from '@tanstack/react-query'
import type { Drawing, DrawingContent } from '@waybook/contract'
import { tableDrawing } from '@waybook/messages/tableDrawing'
import type { KeyboardEvent } from 'react'

import { operationQuery } from '#api/operation-query.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { arrowDirections } from '#ui/page/keys.ts'
import { Icon } from '#ui/text/icon.tsx'

import { useTable } from '../table-context.ts'
import { drawingName } from './drawing-words.ts'
import { movedBy } from './move-drawing.ts'
import { useChangeDrawing } from './use-change-drawing.ts'

export const drawingAudiences = (): readonly {
  readonly value: DrawingContent['audience']
  readonly label: string
}[] => [
  { value: 'everyone', label: tableDrawing.everyone() },
  { value: 'gameMaster', label: tableDrawing.onlyMe() },
]

/** Controls for the drawing that the game master selected in the list: its position, and who sees it. */
export function MarkedDrawing({ drawing }: { readonly drawing: Drawing }) {
  const { state } = useTable()
  const change = useChangeDrawing()
  const newest = useNewest(drawing)
  const move = (event: KeyboardEvent) => {
    const step = arrowDirections[event.key]
    if (!step) return
    event.preventDefault()
    const { changingDrawing: changing } = state.get()
    const from = changing?.id === drawing.id ? changing : newest()
    // Percent of the picture.
    const times = event.shiftKey ? 5 : 1
    state.change({ changingDrawing: movedBy(from, { x: times * step.x, y: times * step.y }) })
  }
  // Saves when the key is released, so a longer move is one change.
  const settle = () => {
    const { changingDrawing: changed } = state.get()
    if (changed?.id === drawing.id) change(changed)
  }
  return (
    <div className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-2 pb-2">
      <IconButton
        label={tableDrawing.moveNamed({ name: drawingName(drawing) })}
        title={tableDrawing.move()}
        onKeyDown={move}
        onKeyUp={settle}
        onBlur={settle}
        className="border border-control"
      >
        <Icon name="move" />
      </IconButton>
      <Segments
        label={tableDrawing.who()}
        terse
        quiet
        options={drawingAudiences()}
        value={drawing.audience}
        onChange={(audience) => change({ ...drawing, audience })}
      />
    </div>
  )
}

/** Reads the latest stored drawing. A key press may arrive before the page has rendered the previous step. */
function useNewest(drawing: Drawing): () => Drawing {
  const { campaignId, sceneId } = useTable()
  const queries = useQueryClient()
  const { queryKey } = operationQuery('getDrawings', { campaignId, sceneId })
  return () => queries.getQueryData(queryKey)?.drawings.find(({ id }) => id === drawing.id) ?? drawing
}
