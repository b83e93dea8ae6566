import { useQueryClient } from '@tanstack/react-query'
import { clampPosition, DRAWING_POINTS_MAX, type DrawingContent, type Position } from '@waybook/contract'
import { tableDrawing } from '@waybook/messages/tableDrawing'
import { drawingSize, simplifyLine } from '@waybook/rules'
import { useRef } from 'react'

import { applyDrawing } from '#api/live/apply-drawing.ts'
import { useWrite } from '#api/use-write.ts'

import { announce, announceNotSaved } from '../announcer.tsx'
import { useTable, useTableState } from '../table-context.ts'
import { useToolPointer } from '../tool/map-tool.ts'
import { drawingsOf, useDrawingChoice, useDrawings } from './drawing-state.ts'
import { isOn, movedBy } from './move-drawing.ts'
import { useChangeDrawing } from './use-change-drawing.ts'

/** How far a simplified line may deviate from the drawn line, in percent. */
const TOLERANCE = 0.2
/** A smaller drawing was a click. */
const SIZE_MIN = 0.4
/** Ignores smaller steps, which come from a trembling hand. */
const STEP_MIN = 0.15

/** The pointer of the tool Draw. A press on the marked drawing moves it; any other press draws. */
export function useDrawPointer(): void {
  const { aspect, state } = useTable()
  const draw = useDrawing(aspect)
  const move = useMoving(aspect)
  useToolPointer({
    onStart: (position) => move.onStart(position) || draw.onStart(position),
    onMove: (position) => (state.get().changingDrawing ? move.onMove(position) : draw.onMove(position)),
    onEnd: (position) => (state.get().changingDrawing ? move.onEnd() : draw.onEnd(position)),
    onCancel: () => state.change({ changingDrawing: null, drawing: null }),
  })
}

function useMoving(aspect: number) {
  const { state } = useTable()
  const marked = useTableState(({ markedDrawingId }) => markedDrawingId)
  const drawing = useDrawings().find(({ id }) => id === marked)
  const start = useRef<Position>({ x: 0, y: 0 })
  const send = useChangeDrawing()
  return {
    /** Returns whether a move starts. */
    onStart: (position: Position): boolean => {
      if (!drawing || !isOn(drawing, position, aspect)) return false
      start.current = position
      state.change({ changingDrawing: drawing })
      return true
    },
    onMove: ({ x, y }: Position) => {
      if (drawing)
        state.change({ changingDrawing: movedBy(drawing, { x: x - start.current.x, y: y - start.current.y }) })
    },
    onEnd: () => {
      const { changingDrawing: moved } = state.get()
      if (moved && moved !== drawing) send(moved)
      else state.change({ changingDrawing: null })
    },
  }
}

function useDrawing(aspect: number) {
  const { state } = useTable()
  const { kind, colour, audience, text } = useDrawingChoice()
  const send = useSendDrawing()
  const content = (points: readonly Position[]): DrawingContent => ({ kind, points: [...points], colour, audience })
  return {
    onStart: (position: Position) => {
      const place = clampPosition(position)
      if (kind !== 'text') state.change({ drawing: content(kind === 'freehand' ? [place] : [place, place]) })
    },
    onMove: (position: Position) => {
      const { drawing: current } = state.get()
      if (current) state.change({ drawing: { ...current, points: withPosition(current, position, aspect) } })
    },
    onEnd: (position: Position) => {
      const words = text.trim()
      if (kind === 'text' && words !== '') send({ ...content([clampPosition(position)]), text: words })
      const { drawing: current } = state.get()
      const drawn = current && finished(current, aspect)
      if (drawn) send(drawn)
      else state.change({ drawing: null })
    },
  }
}

function withPosition({ kind, points }: DrawingContent, position: Position, aspect: number): Position[] {
  const isTemplate = kind === 'circle' || kind === 'cone'
  const place = isTemplate ? position : clampPosition(position)
  const last = points.at(-1)
  if (kind !== 'freehand') return [...points.slice(0, 1), place]
  const isNear = last && drawingSize({ kind: 'line', points: [last, place] }, aspect) < STEP_MIN
  return isNear ? points : [...points, place]
}

/** The drawing to store; `null` if it is too small. */
function finished(drawn: DrawingContent, aspect: number): DrawingContent | null {
  if (drawn.kind !== 'freehand') return drawingSize(drawn, aspect) < SIZE_MIN ? null : drawn
  return drawn.points.length < 2
    ? null
    : { ...drawn, points: simplifyLine(drawn.points, TOLERANCE, DRAWING_POINTS_MAX) }
}

/** Saves a new drawing, and shows it before the server answers. */
function useSendDrawing(): (drawing: DrawingContent) => void {
  const { campaignId, sceneId, state } = useTable()
  const queries = useQueryClient()
  const dropDraft = (draft: DrawingContent) =>
    state.change({ sentDrawings: state.get().sentDrawings.filter((one) => one !== draft) })
  const { mutate } = useWrite('addDrawing', {
    scope: drawingsOf(sceneId),
    params: (drawing: DrawingContent) => ({ campaignId, sceneId, ...drawing }),
    onMutate: (draft) => state.change({ drawing: null, sentDrawings: [...state.get().sentDrawings, draft] }),
    onSuccess: ({ drawing }, draft) => {
      applyDrawing(queries, drawing)
      dropDraft(draft)
      announce(tableDrawing.drawn({ kind: drawing.kind }))
    },
    onError: (_error, draft) => {
      dropDraft(draft)
      announceNotSaved()
    },
  })
  return mutate
}
