import { isDeepStrictEqual } from 'node:util'

import { everything, type VisibilityScope } from '@waybook/contract'
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'

import { type CampaignTables, type CampaignTransaction, withinScope } from '#database/database.ts'
import type { TokenTable } from '#database/play-tables.ts'
import { type Flag, fromJson, toFlag, toJson } from '#database/statement/columns.ts'
import { listOf } from '#database/statement/lists.ts'
import { prepared } from '#database/statement/prepared.ts'
import type { Tables } from '#database/tables.ts'

import { hasToken, holdersWithToken, maskFor, readMasks, type SceneMasks } from '../sight/scene-masks.ts'
import { sceneOnTable, type PartOfHistory, type TokenChange } from './queries.ts'
import type { TokenRecord, TokenState } from './token-record.ts'

/** The tokens with these ids that exist. For game masters only. */
export async function readTokens(tables: CampaignTables, ids: readonly string[]): Promise<TokenRecord[]> {
  return (await selectTokens(tables, everything).where('token.id', 'in', listOf(tables.db, ids)).execute()).map(toToken)
}

const tokenColumns = [
  'token.id',
  'token.scene',
  'token.character',
  'token.x',
  'token.y',
  'token.size',
  'token.visible',
  'token.number',
  'token.elevation',
  'token.facing',
  'token.sight',
  'token.version',
] as const

/** Whether fog covers any of the token's scene. */
const fogColumn = 'sceneFog.covered as fog'

type TokenRow = Omit<Selectable<TokenTable>, 'campaign' | 'eye'>
type FoggyRow = TokenRow & { readonly fog: Flag | null }

export async function listTokens(
  tables: CampaignTables,
  sceneId: string,
  scope: VisibilityScope,
): Promise<TokenRecord[]> {
  const rows = await selectTokens(tables, scope).where('token.scene', '=', sceneId).execute()
  return (await outOfFog(tables, rows, scope)).map(toToken)
}

export async function findToken(
  tables: CampaignTables,
  id: string,
  scope: VisibilityScope,
): Promise<TokenRecord | null> {
  const { db, campaign } = tables
  const rows = scope.everything
    ? await readAnyToken(db, { campaign, id })
    : await selectTokens(tables, scope).where('token.id', '=', id).execute()
  const [row] = await outOfFog(tables, rows, scope)
  return row ? toToken(row) : null
}

/** Filters tokens of one scene for a player, who sees their own token and all tokens outside the fog. */
async function outOfFog(
  tables: CampaignTables,
  rows: readonly FoggyRow[],
  scope: VisibilityScope,
): Promise<readonly FoggyRow[]> {
  const foggy = scope.everything ? undefined : rows.find(({ fog }) => fog === 1)
  const masks = foggy ? await readMasks(tables, foggy.scene) : null
  if (scope.everything || !masks) return rows
  const own = maskFor(masks, scope)
  return rows.filter((row) => row.character === scope.ownCharacter || hasToken(own, masks, toState(row)))
}

const readAnyToken = prepared((db, { campaign, id }: { readonly campaign: string; readonly id: string }) =>
  selectTokens({ db, campaign }, everything).where('token.id', '=', id),
)

/** Selects the tokens whose scene and character exist within a scope. */
function selectTokens({ db, campaign }: CampaignTables, scope: VisibilityScope) {
  return db
    .selectFrom('token')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'token.campaign').onRef('entity.id', '=', 'token.character'),
    )
    .leftJoin('sceneFog', (join) =>
      join.onRef('sceneFog.campaign', '=', 'token.campaign').onRef('sceneFog.scene', '=', 'token.scene'),
    )
    .where('token.campaign', '=', campaign)
    .where('entity.type', '=', 'character')
    .where(withinScope(scope, 'name'))
    .where(onScene(scope))
    .where(visibleOnTable(scope))
    .select(tokenColumns)
    .select(fogColumn)
    .orderBy('entity.sortName')
    .orderBy('token.character')
    .orderBy('token.number')
    .orderBy('token.id')
}

/** The condition that the token's scene is within the scope. */
function onScene(scope: VisibilityScope) {
  return (eb: ExpressionBuilder<Tables, 'token'>) =>
    eb.exists(
      eb
        .selectFrom('entity')
        .select('entity.id')
        .whereRef('entity.campaign', '=', 'token.campaign')
        .whereRef('entity.id', '=', 'token.scene')
        .where('entity.type', '=', 'scene')
        .where(withinScope(scope)),
    )
}

/** The condition that players see the token, apart from the visibility of its scene and character. */
function visibleOnTable(scope: VisibilityScope) {
  return (eb: ExpressionBuilder<Tables, 'token'>) => {
    if (scope.everything) return eb.and([])
    const active = eb
      .selectFrom('activeScene')
      .select('activeScene.scene')
      .whereRef('activeScene.campaign', '=', 'token.campaign')
      .whereRef('activeScene.scene', '=', 'token.scene')
    return eb.and([eb('token.visible', '=', 1), eb.exists(active)])
  }
}

function toState({ scene, character, x, y, visible, sight, ...row }: TokenRow): TokenState {
  const { size, number, elevation, facing } = row
  return {
    sceneId: scene,
    characterId: character,
    position: { x, y },
    size,
    visible: visible === 1,
    number,
    elevation,
    facing,
    ...(sight !== null && { sight: fromJson(sight) }),
  }
}

/** The visible tokens on a scene; none if the scene is not the active one. */
export async function tokensOnTable({ db, campaign }: CampaignTables, scene: string): Promise<TokenRecord[]> {
  const rows = await db
    .selectFrom('token')
    .innerJoin('activeScene', (join) =>
      join.onRef('activeScene.campaign', '=', 'token.campaign').onRef('activeScene.scene', '=', 'token.scene'),
    )
    .where('token.campaign', '=', campaign)
    .where('token.scene', '=', scene)
    .where('token.visible', '=', 1)
    .select(tokenColumns)
    .orderBy('token.character')
    .orderBy('token.number')
    .orderBy('token.id')
    .execute()
  return rows.map(toToken)
}

function toToken(row: TokenRow): TokenRecord {
  return { id: row.id, ...toState(row), version: row.version }
}

/**
 * Creates or replaces a token, or removes it with `null`. Returns its new version. The caller checks the scene, the character and the bounds.
 */
export async function putToken(
  tx: CampaignTransaction,
  id: string,
  state: TokenState | null,
  { takesBack, step }: PartOfHistory = {},
): Promise<number> {
  const { before, version: last, scene, hasFog } = await storedToken(tx, id)
  const subject = (state ?? before)?.characterId
  if (subject === undefined || isDeepStrictEqual(before, state)) return last
  const isOnTable = (one: TokenState | null) => one !== null && one.visible && one.sceneId === scene
  const onTable = { before: isOnTable(before), after: isOnTable(state) }
  const audience = onTable.before || onTable.after ? 'entity' : 'gameMaster'
  const masks = scene !== null && hasFog && audience === 'entity' ? await readMasks(tx, scene) : null
  const seen = masks ? seenIn(masks, { before, after: state }) : {}
  const payload = { tokenId: id, before, after: state, onTable, takesBack, step, ...seen }
  const change: TokenChange = { audience, operation: 'token', subject, payload }
  const version = tx.log(change)
  if (state) await keepToken(tx, { id, state, version })
  else await dropToken(tx, id)
  return version
}

/** On a scene with sight, nobody sees the token afterwards until the end of the transaction, when it is known what everybody sees. */
function seenIn(
  masks: SceneMasks,
  { before, after }: Pick<TokenChange['payload'], 'before' | 'after'>,
): Pick<TokenChange['payload'], 'inFog' | 'inSight'> {
  const holdersOf = (state: TokenState | null) => (state ? holdersWithToken(masks, state) : [])
  if (masks.hasSight) return { inSight: { known: [...masks.byHolder.keys()], before: holdersOf(before), after: [] } }
  const isInFog = (state: TokenState | null) => state !== null && holdersOf(state).length === 0
  return { inFog: { before: isInFog(before), after: isInFog(after) } }
}

interface Stored {
  readonly before: TokenState | null
  /** 0 if there is no token. */
  readonly version: number
  /** The active scene. */
  readonly scene: string | null
  /** Whether fog may cover any of the active scene. */
  readonly hasFog: boolean
}

/** Also finds a token whose scene or character no longer exists. */
async function storedToken(tables: CampaignTables, id: string): Promise<Stored> {
  const [row] = await readStored(tables.db, { campaign: tables.campaign, id })
  if (!row) return { before: null, version: 0, scene: await sceneOnTable(tables), hasFog: true }
  return { before: toState(row), version: row.version, scene: row.onTable, hasFog: row.fog === 1 }
}

const readStored = prepared((db, { campaign, id }: { readonly campaign: string; readonly id: string }) =>
  db
    .selectFrom('token')
    .leftJoin('activeScene', 'activeScene.campaign', 'token.campaign')
    .leftJoin('sceneFog', (join) =>
      join.onRef('sceneFog.campaign', '=', 'token.campaign').onRef('sceneFog.scene', '=', 'activeScene.scene'),
    )
    .where('token.campaign', '=', campaign)
    .where('token.id', '=', id)
    .select(tokenColumns)
    .select('activeScene.scene as onTable')
    .select(fogColumn),
)

async function keepToken(
  { db, campaign }: CampaignTables,
  { id, state, version }: { readonly id: string; readonly state: TokenState; readonly version: number },
): Promise<void> {
  const { sceneId: scene, characterId: character, position, visible, sight, ...rest } = state
  const columns = { ...rest, visible: toFlag(visible), sight: sight ? toJson(sight) : null, version }
  await upsertToken(db, { campaign, id, scene, character, ...position, ...columns })
}

const upsertToken = prepared((db, row: Omit<Insertable<TokenTable>, 'eye'>) => {
  const { campaign, id, scene, character, x, y, size, visible, number, elevation, facing, sight, version } = row
  const columns = { scene, character, x, y, size, visible, number, elevation, facing, sight, version }
  return db
    .insertInto('token')
    .values({ campaign, id, ...columns })
    .onConflict((conflict) => conflict.columns(['campaign', 'id']).doUpdateSet(columns))
})

async function dropToken({ db, campaign }: CampaignTables, id: string): Promise<void> {
  await db.deleteFrom('token').where('campaign', '=', campaign).where('id', '=', id).execute()
}
