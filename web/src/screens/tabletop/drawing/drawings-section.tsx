import { useQueryClient } from '@tanstack/react-query'
import type { Drawing } from '@waybook/contract'
import { tableDrawing } from '@waybook/messages/tableDrawing'

import { applyDrawingRemoved } from '#api/live/apply-drawing.ts'
import { useMe } from '#api/session.ts'
import { useWrite } from '#api/use-write.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { announce, announceNotSaved } from '../announcer.tsx'
import { PanelSection } from '../panel/panel-section.tsx'
import { useTable, useTableState } from '../table-context.ts'
import { drawingsOf, useDrawings } from './drawing-state.ts'
import { drawingDetails, drawingName } from './drawing-words.ts'
import { MarkedDrawing } from './marked-drawing.tsx'
import { UndoDrawing } from './undo-drawing.tsx'

/** The scene's drawings, topmost first. The game master can remove them. */
export function DrawingsSection() {
  const drawings = useDrawings()
  const { campaignId, sceneId, aspect } = useTable()
  const isGameMaster = useMe().may.includes('editTokens')
  const queries = useQueryClient()
  const remove = useWrite('removeDrawing', {
    scope: drawingsOf(sceneId),
    params: ({ id }: Drawing) => ({ campaignId, drawingId: id }),
    onSuccess: (_answer, drawing) => {
      applyDrawingRemoved(queries, sceneId, drawing.id)
      announce(tableDrawing.removed({ name: drawingName(drawing) }))
    },
    onError: announceNotSaved,
  })
  return (
    <PanelSection title={tableDrawing.drawings()} note={`${drawings.length}`}>
      <ul className="mb-2">
        {drawings.toReversed().map((drawing) => (
          <DrawingRow
            key={drawing.id}
            drawing={drawing}
            details={drawingDetails(drawing, aspect)}
            onRemove={isGameMaster ? () => remove.mutate(drawing) : null}
          />
        ))}
      </ul>
      {isGameMaster ? <UndoDrawing /> : null}
    </PanelSection>
  )
}

interface DrawingRowProps {
  readonly drawing: Drawing
  readonly details: string
  /** `null` without the permission. */
  readonly onRemove: (() => void) | null
}

/** A drawing in the list. Pressing it marks the drawing on the map. */
function DrawingRow({ drawing, details, onRemove }: DrawingRowProps) {
  const { state } = useTable()
  const isMarked = useTableState(({ markedDrawingId }) => markedDrawingId === drawing.id)
  const name = drawingName(drawing)
  return (
    <li className="flex flex-wrap items-center gap-x-1 border-b border-line last:border-0">
      <button
        type="button"
        aria-pressed={isMarked}
        onClick={() => state.change({ markedDrawingId: isMarked ? null : drawing.id })}
        className="grid min-h-touch w-0 grow rounded-control px-1 py-1 text-start hover:bg-raised aria-pressed:bg-mark-tint"
      >
        <span className="truncate font-semibold">{name}</span>
        <span className="truncate text-14 leading-5 text-ink-2">{details}</span>
      </button>
      {onRemove ? (
        <IconButton
          label={tableDrawing.removeNamed({ name, details })}
          title={tableDrawing.remove()}
          onClick={onRemove}
        >
          <Icon name="close" />
        </IconButton>
      ) : null}
      {isMarked && onRemove ? <MarkedDrawing drawing={drawing} /> : null}
    </li>
  )
}
