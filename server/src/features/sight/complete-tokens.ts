import type { LoggedChange } from '#database/change.ts'

import type { TokenChange } from '../table/queries.ts'
import { type ChangedMasks, holdersWithToken } from './scene-masks.ts'

/**
 * Says in the changes of tokens on a scene which groups see them afterwards. Every place where a token stood in between is judged by what is
 * seen in the end. Returns the ids of the tokens.
 */
export function completeTokens(
  changes: LoggedChange[],
  scene: string,
  { before, after }: ChangedMasks,
): ReadonlySet<string> {
  const known = [...after.byHolder.keys()]
  const seenBefore = new Map<string, readonly string[]>()
  changes.forEach((change, index) => {
    if (!isTokenInSight(change)) return
    const { tokenId, onTable, ...states } = change.payload
    const isHere = (state: typeof states.before) => state?.sceneId === scene
    if (!isHere(states.before) && !isHere(states.after)) return
    const last = seenBefore.get(tokenId)
    const holdersOf = (masks: typeof before, state: typeof states.before) =>
      state && isHere(state) ? holdersWithToken(masks, state) : []
    const inSight = {
      known,
      before: last ?? (onTable.before ? holdersOf(before, states.before) : []),
      after: onTable.after ? holdersOf(after, states.after) : [],
    }
    seenBefore.set(tokenId, inSight.after)
    changes[index] = { ...change, payload: { ...change.payload, inSight } }
  })
  return new Set(seenBefore.keys())
}

function isTokenInSight(change: LoggedChange): change is LoggedChange<TokenChange> {
  const { operation, payload } = change
  return operation === 'token' && typeof payload === 'object' && payload !== null && 'inSight' in payload
}
