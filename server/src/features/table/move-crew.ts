import { everything } from '@waybook/contract'
import { crewOf } from '@waybook/rules'

import { readEncounter } from '../encounters/queries.ts'
import type { WriteContext } from '../request-context.ts'
import { stepFor, update, type TokenUpdate } from './change-tokens.ts'
import { listTokens } from './token-queries.ts'
import type { TokenRecord } from './token-record.ts'

/** A token with its change. */
interface Moving {
  readonly token: TokenRecord
  readonly wanted: TokenUpdate
}

/**
 * Updates tokens. Tokens of a vehicle's crew move as far as the vehicle's token, unless they have a change of their own. All of it is one step
 * of the history.
 */
export async function updateWithCrew(context: WriteContext, moving: readonly Moving[]): Promise<TokenRecord[]> {
  const along = await crewOfVehicles(context, moving)
  const part = stepFor([...moving, ...along])
  const updated: TokenRecord[] = []
  for (const { token, wanted } of moving) updated.push(await update(context, token, wanted, part))
  for (const { token, with: vehicle } of along) {
    const after = updated.find(({ id }) => id === vehicle.id) ?? vehicle
    const position = {
      x: token.position.x + after.position.x - vehicle.position.x,
      y: token.position.y + after.position.y - vehicle.position.y,
    }
    await update(context, token, { tokenId: token.id, position }, part)
  }
  return updated
}

async function crewOfVehicles({ records }: WriteContext, moving: readonly Moving[]) {
  const moved = moving.filter(({ wanted }) => wanted.position !== undefined)
  const state = moved.length === 0 ? undefined : (await readEncounter(records))?.state
  const crews = moved.flatMap(({ token }) => {
    const vehicle = state?.combatants.find((one) => one.vehicle && one.tokenIds.includes(token.id))
    const ids = state && vehicle ? crewOf(state, vehicle.id).flatMap(({ tokenIds }) => tokenIds) : []
    return ids.map((id) => ({ id, vehicle: token }))
  })
  const others = crews.filter(({ id }) => moving.every(({ token }) => token.id !== id))
  const [first] = others
  if (!first) return []
  const tokens = await listTokens(records, first.vehicle.sceneId, everything)
  return others.flatMap(({ id, vehicle }) => {
    const token = tokens.find((one) => one.id === id)
    return token ? [{ token, with: vehicle }] : []
  })
}
