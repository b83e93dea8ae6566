import { type ParamsOf, Problem } from '@waybook/contract'
import type { Place } from '@waybook/rules/sight'

import { playProblems } from '#sentences/problems.ts'

import type { WriteContext } from '../request-context.ts'
import type { TokenRecord } from '../table/token-record.ts'
import { readPlayerWays } from './player-ways.ts'
import type { SceneSights } from './scene-sights.ts'

/** Where a token stands and looks from after a step. */
interface Stepped {
  readonly id: string
  readonly place: Place
  readonly eye: Place
}

/**
 * Refuses a player's step that walls stop, or that leads to what their group does not know. Returns where the token will look from; `null` if
 * nothing stops tokens on the scene. Throws `MissingMesh`.
 */
export async function expectFreeWay(
  { records, scope }: WriteContext,
  token: TokenRecord,
  { position, by = [] }: Pick<ParamsOf<'updateToken'>, 'position' | 'by'>,
  sights: SceneSights,
): Promise<Stepped | null> {
  if (!position) return null
  const ways = await readPlayerWays(records, { token, scope, sights })
  if (!ways) return null
  const eye = ways.after([position]) ?? ways.after([...by, position])
  // One text for every refused step. Another one would show players what they do not see.
  if (!eye) throw new Problem('conflict', playProblems.cannotGetThere())
  return { id: token.id, place: ways.placeOf(position), eye }
}
