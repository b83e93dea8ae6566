import { changedArea, drawingArea, isDrawingRevealed, type FogArea, type FogMask } from '@waybook/rules'

import type { CampaignTransaction } from '#database/database.ts'

import { changesSight } from '../sight/in-sight.ts'
import { holdersWithDrawing, type ChangedMasks } from '../sight/scene-masks.ts'
import type { DrawingChange } from './changes.ts'
import { stateOf, type DrawingRecord } from './drawing-record.ts'
import { drawingsOnTable } from './read-drawings.ts'
import { logDrawing } from './write-drawing.ts'

/** Logs the drawings for everyone that a change of the fog reveals or covers. Each gets a new version, as with any change to it. */
export async function drawingsInFog(
  tx: CampaignTransaction,
  { scene, before, after }: { readonly scene: string; readonly before: FogMask; readonly after: FogMask },
): Promise<void> {
  const changed = changedArea(before, after)
  if (!changed) return
  for (const drawing of await drawingsOnTable(tx, scene)) {
    if (!meet(changed, drawingArea(drawing, after.grid))) continue
    const forPlayers = { before: isDrawingRevealed(before, drawing), after: isDrawingRevealed(after, drawing) }
    if (forPlayers.before === forPlayers.after) continue
    await logSeen(tx, drawing, { forPlayers })
  }
}

/** Logs the drawings for everyone that come onto the map of a group or leave it. */
export async function drawingsInSight(
  tx: CampaignTransaction,
  scene: string,
  { before, after }: ChangedMasks,
): Promise<void> {
  const known = [...after.byHolder.keys()]
  for (const drawing of await drawingsOnTable(tx, scene)) {
    const inSight = { known, before: holdersWithDrawing(before, drawing), after: holdersWithDrawing(after, drawing) }
    const forPlayers = { before: inSight.before.length > 0, after: inSight.after.length > 0 }
    if (changesSight(inSight)) await logSeen(tx, drawing, { forPlayers, inSight, isSame: true })
  }
}

async function logSeen(
  tx: CampaignTransaction,
  drawing: DrawingRecord,
  seen: Pick<DrawingChange['payload'], 'forPlayers' | 'inSight' | 'isSame'>,
): Promise<void> {
  const { db, campaign } = tx
  const payload = { drawingId: drawing.id, state: stateOf(drawing), ...seen }
  const version = logDrawing(tx, { subject: drawing.sceneId, payload })
  await db
    .updateTable('drawing')
    .set({ version })
    .where('campaign', '=', campaign)
    .where('id', '=', drawing.id)
    .execute()
}

function meet(a: FogArea, b: FogArea): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
