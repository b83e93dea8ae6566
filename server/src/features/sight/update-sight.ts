import { isDeepStrictEqual } from 'node:util'

import type { SceneSight } from '@waybook/contract'
import { changedArea, type FogArea, type FogMask, uniformMask, wholeGrid } from '@waybook/rules'

import type { LoggedChange } from '#database/change.ts'
import type { CampaignTransaction } from '#database/database.ts'

import { isSame } from '../fog/mask-text.ts'
import { readMap } from '../fog/read-map.ts'
import { readSceneGrid } from '../scenes/layout-queries.ts'
import { sceneOnTable } from '../table/queries.ts'
import { affectedScenes } from './affected-scenes.ts'
import { isSightSet, type SightChange } from './changes.ts'
import { completeTokens } from './complete-tokens.ts'
import { NOBODY, PARTY, seesThrough } from './group-masks.ts'
import { dropGroups, type GroupRow, readGroups, storeGroup } from './group-rows.ts'
import { readSight, storeSight } from './read-sight.ts'
import type { SceneSights } from './scene-sights.ts'
import { readSightTokens } from './seeing-tokens.ts'
import { groupNow, keepSightNow, readSightNow, type SightMap, type SightNow } from './sight-now.ts'
import { tellMasks } from './tell-masks.ts'

/**
 * The end of each transaction: computes what groups see after its changes, and says who sees the tokens that it changed. So a new token is
 * never judged by what was seen before. Throws `MissingMesh`.
 */
export async function updateSight(
  tx: CampaignTransaction,
  changes: LoggedChange[],
  sights: SceneSights,
): Promise<void> {
  for (const scene of await affectedScenes(tx, changes)) {
    const map = await readMap(tx, scene)
    if (!map?.fog?.byHand) continue
    await updateScene(tx, changes, { sights, map: { ...map, fog: map.fog } })
  }
}

async function updateScene(
  tx: CampaignTransaction,
  changes: LoggedChange[],
  { sights, map }: { readonly sights: SceneSights; readonly map: SightMap },
): Promise<void> {
  const { sceneId, fog } = map
  const sight = await readSight(tx, sceneId)
  const isOnTable = (await sceneOnTable(tx)) === sceneId
  const tokens = isOnTable ? await readSightTokens(tx, sceneId, fog.mask.grid) : []
  const layout = await readSceneGrid(tx, sceneId)
  const now = await readSightNow(tx, map, { sights, sight, tokens, layout })
  await keepSightNow(tx, now)
  const stored = await readGroups(tx, sceneId, fog.mask.grid)
  const before = new Map(holdersOf(now, sight, stored).map((holder) => [holder, formerOf(map, stored, holder)]))
  const after = new Map(
    [...before].map(([holder, { memory }]) => {
      const eyes = now.eyes.filter(({ token }) => seesThrough(holder, token.characterId))
      return [holder, groupNow(now, fog, { eyes, memory: sight.memory ? memory : null })]
    }),
  )
  const masks = { hasSight: true, layout }
  const changed = { before: { ...masks, byHolder: before }, after: { ...masks, byHolder: after } }
  const told = completeTokens(changes, sceneId, changed)
  await tellMasks(tx, sceneId, changed, told)
  const isReset = changes.some((change) => isSightSet(change, sceneId))
  await storeAll(tx, { map, sight, now }, { stored, before, after, isReset })
}

/** The groups of a scene. Each player's own only exist if they see for themselves; nobody's is for those without a token that sees. */
function holdersOf({ eyes }: SightNow, { groups }: SceneSight, stored: ReadonlyMap<string, GroupRow>): string[] {
  if (groups === 'party') return [PARTY]
  return [...new Set([PARTY, NOBODY, ...stored.keys(), ...eyes.map(({ token }) => token.characterId)])]
}

/** What a group had before. A new one had what those without a token had. */
function formerOf({ fog }: SightMap, stored: ReadonlyMap<string, GroupRow>, holder: string): Omit<GroupRow, 'version'> {
  const nothing = uniformMask(fog.mask.grid, false)
  const none = { seen: nothing, bright: nothing, shown: nothing, memory: nothing, doors: [] }
  return stored.get(holder) ?? { ...(stored.get(NOBODY) ?? none), memory: nothing, doors: [] }
}

interface Changed {
  readonly stored: ReadonlyMap<string, GroupRow>
  readonly before: ReadonlyMap<string, Omit<GroupRow, 'version'>>
  readonly after: ReadonlyMap<string, Omit<GroupRow, 'version'>>
  /** Whether pages need all tiles again, because they had those of another kind of fog. */
  readonly isReset: boolean
}

async function storeAll(
  tx: CampaignTransaction,
  { map, sight, now }: { readonly map: SightMap; readonly sight: SceneSight; readonly now: SightNow },
  { stored, before, after, isReset }: Changed,
): Promise<void> {
  const { sceneId } = map
  const areas: Record<string, FogArea | null> = {}
  for (const [holder, group] of after) {
    const former = before.get(holder)
    const isNew = isReset || !stored.has(holder) || !former
    if (isNew) areas[holder] = wholeGrid(group.shown.grid)
    else if (isChanged(former, group)) areas[holder] = changedArea(former.shown, group.shown)
  }
  const isToTell = Object.keys(areas).length > 0 || now.isBlocked !== sight.blocked
  const version = isToTell ? log(tx, sceneId, areas) : sight.version
  if (isToTell) await storeSight(tx, sceneId, { ...sight, blocked: now.isBlocked, version })
  for (const [holder, group] of after) {
    const former = stored.get(holder)
    const isKept = former && !(holder in areas) && isSame(former.memory, group.memory)
    if (!isKept) await storeGroup(tx, { scene: sceneId, holder }, { ...group, version })
  }
  await dropGroups(
    tx,
    sceneId,
    [...stored.keys()].filter((holder) => !after.has(holder)),
  )
}

function log(tx: CampaignTransaction, subject: string, areas: SightChange['payload']['areas']): number {
  const change: SightChange = { audience: 'entity', operation: 'sight', subject, payload: { did: 'saw', areas } }
  return tx.log(change)
}

function isChanged(before: Omit<GroupRow, 'version'>, after: Omit<GroupRow, 'version'>): boolean {
  const masksOfGroup = ({ seen, bright, shown }: typeof before): FogMask[] => [seen, bright, shown]
  const others = masksOfGroup(after)
  const isSeenAlike = masksOfGroup(before).every((mask, index) => isSame(mask, others[index] ?? mask))
  return !isSeenAlike || !isDeepStrictEqual(before.doors, after.doors)
}
