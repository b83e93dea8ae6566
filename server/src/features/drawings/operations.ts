import { clampPosition, DRAWINGS_MAX, Problem, type Drawing, type DrawingContent } from '@waybook/contract'
import { isCompleteDrawing } from '@waybook/rules'

import { randomId } from '#runtime/random-id.ts'
import { playProblems } from '#sentences/problems.ts'

import { type OperationHandlers, type RequestContext, type WriteContext } from '../request-context.ts'
import { sceneOf } from '../table/table-operations.ts'
import type { DrawingRecord } from './drawing-record.ts'
import { toDrawing } from './presenter.ts'
import { readDrawing, readDrawings } from './read-drawings.ts'
import { nextPlace, putDrawing, undoDrawing } from './write-drawing.ts'

export const drawingOperations = {
  getDrawings: async (context, { sceneId }) => {
    await sceneOf(context, sceneId)
    return { drawings: (await readDrawings(context.records, sceneId, context.scope)).map(toDrawing) }
  },

  addDrawing: async (context, { sceneId, ...content }) => {
    const { records, scope } = context
    const { id: scene } = await sceneOf(context, sceneId)
    if ((await readDrawings(records, scene, scope)).length >= DRAWINGS_MAX)
      throw new Problem('conflict', playProblems.tooManyDrawings({ most: DRAWINGS_MAX }))
    const place = await nextPlace(records, scene)
    return { drawing: await put(context, { ...content, id: randomId(), sceneId: scene, place }) }
  },

  updateDrawing: async (context, { drawingId, version, ...wanted }) => {
    const stored = await drawingOf(context, drawingId)
    if (version !== undefined && version < stored.version)
      throw new Problem('conflict', playProblems.someoneChangedDrawingInMeantime())
    const { points = stored.points, text = stored.text, colour = stored.colour, audience = stored.audience } = wanted
    const { text: _, ...rest } = stored
    const changed = { ...rest, points, ...(text !== undefined && { text }), colour, audience }
    if (!isCompleteDrawing(changed)) throw new Problem('bad-params', playProblems.drawingNeedsOtherPoints())
    return { drawing: await put(context, changed) }
  },

  removeDrawing: async (context, { drawingId }) => {
    const { id, sceneId } = await drawingOf(context, drawingId)
    await putDrawing(context.records, { id, sceneId, state: null })
  },

  undoDrawing: async (context, { sceneId }) => {
    const { id } = await sceneOf(context, sceneId)
    return { undone: await undoDrawing(context.records, id) }
  },
} satisfies Partial<OperationHandlers>

async function drawingOf({ records }: RequestContext, id: string): Promise<DrawingRecord> {
  const drawing = await readDrawing(records, id)
  if (!drawing) throw new Problem('not-found', `Drawing "${id}" not found`)
  return drawing
}

async function put(context: WriteContext, drawing: Omit<DrawingRecord, 'version'>): Promise<Drawing> {
  const { id, sceneId, kind, text, colour, audience, place } = drawing
  const points = placed(drawing)
  const state = { kind, points, ...(text !== undefined && { text }), colour, audience, place }
  const version = await putDrawing(context.records, { id, sceneId, state })
  return toDrawing({ ...state, id, sceneId, version })
}

/** Moves all points onto the scene, except the point that gives a circle or a cone its size. */
function placed({ kind, points }: Pick<DrawingContent, 'kind' | 'points'>): DrawingContent['points'] {
  const isTemplate = kind === 'circle' || kind === 'cone'
  return points.map((point, at) => (isTemplate && at > 0 ? rounded(point) : clampPosition(point)))
}

/** Far enough outside for any size that reaches across the scene. */
const OUTSIDE_MAX = 1000

function rounded({ x, y }: { readonly x: number; readonly y: number }) {
  const into = (value: number) => Math.round(Math.min(Math.max(value, -OUTSIDE_MAX), OUTSIDE_MAX) * 100) / 100
  return { x: into(x), y: into(y) }
}
