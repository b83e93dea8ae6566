import { useQueryClient } from '@tanstack/react-query'
import { clampPosition, DRAWING_POINTS_MAX, type DrawingContent, type Position } from '@waybook/contract'
import { drawingSize, simplifyLine } from '@waybook/rules'

import { applyDrawing } from '#api/live/apply-drawing.ts'
import { useWrite } from '#api/use-write.ts'

import { announce, announceNotSaved } from '../announcer.tsx'
import { useTable } from '../table-context.ts'
import { useToolPointer } from '../tool/map-tool.ts'
import { addSentDraft, currentDraft, draftDrawing, dropSentDraft, useDrawingChoice } from './drawing-state.ts'
import { kindNames } from './drawing-words.ts'

/** How far a simplified line may be from what was drawn, in percent. */
const TOLERANCE = 0.2
/** What is smaller was a click. */
const SIZE_MIN = 0.4
/** A hand trembles by less than this. */
const STEP_MIN = 0.15

/** What a press draws, with the tool Draw. */
export function useDrawPointer(aspect: number): void {
  const { kind, colour, audience, text } = useDrawingChoice()
  const send = useSendDrawing()
  const content = (points: readonly Position[]): DrawingContent => ({ kind, points: [...points], colour, audience })
  useToolPointer('draw', {
    onStart: (position) => {
      const place = clampPosition(position)
      if (kind !== 'text') return draftDrawing(content(kind === 'freehand' ? [place] : [place, place]))
      const words = text.trim()
      if (words !== '') send({ ...content([place]), text: words })
    },
    onMove: (position) => {
      const current = currentDraft()
      if (current) draftDrawing({ ...current, points: withPosition(current, position, aspect) })
    },
    onEnd: () => {
      const current = currentDraft()
      const drawn = current && finished(current, aspect)
      if (drawn) send(drawn)
      else draftDrawing(null)
    },
    onCancel: () => draftDrawing(null),
  })
}

function withPosition({ kind, points }: DrawingContent, position: Position, aspect: number): Position[] {
  const isTemplate = kind === 'circle' || kind === 'cone'
  const place = isTemplate ? position : clampPosition(position)
  const last = points.at(-1)
  if (kind !== 'freehand') return [...points.slice(0, 1), place]
  const isNear = last && drawingSize({ kind: 'line', points: [last, place] }, aspect) < STEP_MIN
  return isNear ? points : [...points, place]
}

/** As it is stored; `null` if it is nothing. */
function finished(drawn: DrawingContent, aspect: number): DrawingContent | null {
  if (drawn.kind !== 'freehand') return drawingSize(drawn, aspect) < SIZE_MIN ? null : drawn
  return drawn.points.length < 2
    ? null
    : { ...drawn, points: simplifyLine(drawn.points, TOLERANCE, DRAWING_POINTS_MAX) }
}

/** Stores a drawing, which is shown meanwhile. */
function useSendDrawing(): (drawing: DrawingContent) => void {
  const { campaignId, sceneId } = useTable()
  const queries = useQueryClient()
  const { mutate } = useWrite('addDrawing', {
    params: (drawing: DrawingContent) => ({ campaignId, sceneId, ...drawing }),
    onMutate: addSentDraft,
    onSuccess: ({ drawing }, draft) => {
      applyDrawing(queries, drawing)
      dropSentDraft(draft)
      announce(`${kindNames[drawing.kind]} drawn`)
    },
    onError: (_error, draft) => {
      dropSentDraft(draft)
      announceNotSaved()
    },
  })
  return mutate
}
