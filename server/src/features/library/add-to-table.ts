import { everything, GROUP_MAX, Problem, tokenShare, type ParamsOf } from '@waybook/contract'
import { freePositions, withCombatants, type CombatantState } from '@waybook/rules'

import { playProblems } from '#sentences/problems.ts'

import { figuresOf } from '../characters/figures-of.ts'
import { combatantsFrom } from '../encounters/joining.ts'
import { loadEncounter } from '../encounters/loaded-encounter.ts'
import { toEncounter } from '../encounters/presenter.ts'
import { saveEncounter } from '../encounters/save-encounter.ts'
import { readMap } from '../fog/read-map.ts'
import type { WriteContext } from '../request-context.ts'
import { readSceneGrid } from '../scenes/layout-queries.ts'
import { addAll, expectCharacter } from '../table/change-tokens.ts'
import { toTokens } from '../table/presenter.ts'
import { readActiveScene } from '../table/queries.ts'
import { sceneOf } from '../table/table-operations.ts'
import { ON_THE_GROUND } from '../table/token-operations.ts'
import { listTokens } from '../table/token-queries.ts'

type Wanted = ParamsOf<'addToTable'>

const SIZE = 'medium'
const MIDDLE = { x: 50, y: 50 }
/** The width of a scene without a picture, by its height. */
const ASPECT = 16 / 9

/** Adds the tokens and, in an encounter on the scene, their combatants, as one transaction. */
export async function addToTable(context: WriteContext, { entityId, count, as, sceneId }: Wanted) {
  const { records, scope } = context
  await expectCharacter(context, entityId)
  const wanted = sceneId ?? (await readActiveScene(records, everything))
  if (wanted === null) throw new Problem('conflict', playProblems.noSceneOnTable())
  const scene = await sceneOf(context, wanted)
  const positions = await placesOn(context, scene.id, count)
  const token = { characterId: entityId, sceneId: scene.id, size: SIZE, visible: false, ...ON_THE_GROUND } as const
  const tokens = await addAll(
    context,
    positions.map((position) => ({ ...token, position })),
  )
  const joined = await join(context, { entityId, count, as }, scene.id)
  return {
    scene: { id: scene.id, name: scene.name },
    tokens: await toTokens(tokens, context),
    encounter: joined && toEncounter(joined, scope),
  }
}

async function placesOn({ records }: WriteContext, sceneId: string, count: number) {
  const map = await readMap(records, sceneId)
  const grid = await readSceneGrid(records, sceneId)
  const there = await listTokens(records, sceneId, everything)
  return freePositions({
    count,
    near: MIDDLE,
    diameter: tokenShare(SIZE, grid),
    occupied: there.map(({ position, size }) => ({ ...position, diameter: tokenShare(size, grid) })),
    aspect: map ? map.picture.width / map.picture.height : ASPECT,
  })
}

/** The encounter with the new combatants; `null` if none is under way on the scene. */
async function join(context: WriteContext, { entityId, count, as }: Wanted, sceneId: string) {
  const { records } = context
  const loaded = await loadEncounter(records)
  if (loaded?.record.state.sceneId !== sceneId) return null
  const { state } = loaded.record
  const how = as ?? ((await figuresOf(records, entityId))?.kind === 'minions' ? 'group' : 'single')
  const present: readonly CombatantState[] = state.combatants
  const coming = await combatantsFrom(context, [joining(entityId, count, how)], { present, sceneId })
  await saveEncounter(records, loaded.record, withCombatants(state, coming))
  return await loadEncounter(records)
}

function joining(characterId: string, count: number, as: 'group' | 'single') {
  if (as === 'single') return { characterId, copies: count, size: 1 }
  return { characterId, kind: 'minions' as const, size: Math.min(count, GROUP_MAX) }
}
