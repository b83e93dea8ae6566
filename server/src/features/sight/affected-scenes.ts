import type { LoggedChange } from '#database/change.ts'
import type { CampaignTransaction } from '#database/database.ts'

import { sceneOnTable } from '../table/queries.ts'
import { scenesWithSight } from './read-sight.ts'

/** Changes that can change what is seen on the scene that they are about. */
const ofScene = new Set(['fog', 'sight', 'walls', 'sceneLayout', 'picture'])
/** Changes that can change which tokens see on the active scene, and how far: the party, wounds, settings. */
const ofTokens = new Set(['dynamic', 'write', 'setVisibility', 'settings'])
/** Changes after which anything may be different. */
const ofAll = new Set(['import', 'activeScene'])

/** The scenes with sight on which somebody may see something else after these changes. */
export async function affectedScenes(tx: CampaignTransaction, changes: readonly LoggedChange[]): Promise<string[]> {
  const isOfTable = changes.some((change) => ofTokens.has(change.operation) || isSeenToken(change))
  const isOfAll = changes.some(({ operation }) => ofAll.has(operation))
  const subjects = new Set(changes.filter(({ operation }) => ofScene.has(operation)).map(({ subject }) => subject))
  if (!isOfTable && !isOfAll && subjects.size === 0) return []
  const scenes = await scenesWithSight(tx)
  if (scenes.length === 0 || isOfAll) return scenes
  const active = isOfTable ? await sceneOnTable(tx) : null
  return scenes.filter((scene) => scene === active || subjects.has(scene))
}

/** Whether a change is of a token that players may see on a scene with sight. */
function isSeenToken({ operation, payload }: LoggedChange): boolean {
  return operation === 'token' && typeof payload === 'object' && payload !== null && 'inSight' in payload
}
