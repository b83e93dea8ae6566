import { changedArea, drawingArea, isDrawingRevealed, type FogArea, type FogMask } from '@waybook/rules'

import type { CampaignTransaction } from '#database/database.ts'

import { stateOf } from './drawing-record.ts'
import { drawingsOnTable } from './read-drawings.ts'
import { logDrawing } from './write-drawing.ts'

/** Logs the drawings for everyone that a change of the fog reveals or covers. Each gets a new version, as with any change to it. */
export async function drawingsInFog(
  tx: CampaignTransaction,
  { scene, before, after }: { readonly scene: string; readonly before: FogMask; readonly after: FogMask },
): Promise<void> {
  const { db, campaign } = tx
  const changed = changedArea(before, after)
  if (!changed) return
  for (const drawing of await drawingsOnTable(tx, scene)) {
    if (!meet(changed, drawingArea(drawing, after.grid))) continue
    const forPlayers = { before: isDrawingRevealed(before, drawing), after: isDrawingRevealed(after, drawing) }
    if (forPlayers.before === forPlayers.after) continue
    const payload = { drawingId: drawing.id, state: stateOf(drawing), forPlayers }
    const version = logDrawing(tx, { subject: scene, payload })
    await db
      .updateTable('drawing')
      .set({ version })
      .where('campaign', '=', campaign)
      .where('id', '=', drawing.id)
      .execute()
  }
}

function meet(a: FogArea, b: FogArea): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
