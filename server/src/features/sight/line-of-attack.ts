import { hasCover, sees } from '@waybook/rules/sight'

import { readMap } from '../fog/read-map.ts'
import type { RequestContext } from '../request-context.ts'
import { readSceneGrid } from '../scenes/layout-queries.ts'
import { readActiveScene } from '../table/queries.ts'
import { listTokens } from '../table/token-queries.ts'
import { readSight } from './read-sight.ts'
import type { SceneSights } from './scene-sights.ts'
import { asSeeing } from './seeing-tokens.ts'
import { readSightNow } from './sight-now.ts'

/** Somebody who may have tokens on the scene. */
interface OnScene {
  /** The combatant's tokens. Empty for somebody who takes no part in the encounter. */
  readonly tokenIds: readonly string[]
  readonly characterId: string | null
}

export interface LineOfAttack {
  /** Whether no token of the attacker has a line to one of the target. Light does not matter. */
  readonly isUnseen: boolean
  /** Whether a low wall is between them. */
  readonly hasCover: boolean
}

/**
 * What stands between an attacker and a target on the active scene. `null` without sight, and if the caller does not have the tokens of both:
 * then the answer must not depend on where the target is. Throws `MissingMesh`.
 */
export async function lineOfAttack(
  { records, scope }: Pick<RequestContext, 'records' | 'scope'>,
  { attacker, target, sights }: { readonly attacker: OnScene; readonly target: OnScene; readonly sights: SceneSights },
): Promise<LineOfAttack | null> {
  const scene = await readActiveScene(records, scope)
  const map = scene === null ? null : await readMap(records, scene)
  if (!map?.fog?.byHand) return null
  const { sceneId, fog } = map
  const tokens = await listTokens(records, sceneId, scope)
  const of = ({ tokenIds, characterId }: OnScene) =>
    tokens.filter((token) =>
      tokenIds.length > 0 ? tokenIds.includes(token.id) : characterId !== null && token.characterId === characterId,
    )
  const [attackers, targets] = [of(attacker), of(target)]
  const seeing = await Promise.all(
    [...attackers, ...targets].map(async (token) => await asSeeing(records, token, fog.mask.grid)),
  )
  const layout = await readSceneGrid(records, sceneId)
  const sight = await readSight(records, sceneId)
  const { looks, openDoors, eyes } = await readSightNow(
    records,
    { ...map, fog },
    { sights, sight, tokens: seeing, layout },
  )
  if (!looks || attackers.length === 0 || targets.length === 0) return null
  const placesOf = (some: typeof tokens) =>
    eyes.flatMap(({ token, place }) => (place && some.some(({ id }) => id === token.id) ? [place] : []))
  const lines = placesOf(attackers).flatMap((from) => placesOf(targets).map((to) => ({ from, to })))
  const open = lines.filter(({ from, to }) => sees({ mesh: looks.mesh, openDoors }, from, to))
  return {
    isUnseen: open.length === 0,
    hasCover: open.length > 0 && open.every(({ from, to }) => hasCover(looks.mesh, from, to)),
  }
}
