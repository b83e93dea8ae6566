import { isDeepStrictEqual } from 'node:util'

import type { VisibilityScope } from '@waybook/contract'
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'

import { type CampaignTables, type CampaignTransaction, withinScope } from '#database/database.ts'
import type { TokenTable } from '#database/play-tables.ts'
import { toFlag } from '#database/statement/columns.ts'
import { prepared } from '#database/statement/prepared.ts'
import type { Tables } from '#database/tables.ts'

import { readFigures } from './figures.ts'
import { sceneOnTable, type TokenChange } from './table-repository.ts'
import type { FigureRecord, TokenRecord, TokenState } from './token-record.ts'

export interface TokenRepository {
  /** Sorted by name. A player's scope includes visible tokens on the active scene whose characters are within it. */
  list(sceneId: string, scope: VisibilityScope): Promise<TokenRecord[]>
  /** `null` if there is no such token within the scope. */
  find(id: string, scope: VisibilityScope): Promise<TokenRecord | null>
  /** What tokens show of these characters. The caller checks who may see it. */
  figures(characterIds: readonly string[]): Promise<FigureRecord[]>
}

export interface TokenWriter extends TokenRepository {
  /**
   * Creates or replaces a token, or removes it with `null`. Returns its new version. The caller checks the scene, the character and the
   * bounds. `takesBack`: the number of the change that this undoes.
   */
  put(id: string, state: TokenState | null, takesBack?: number): Promise<number>
}

export function tokenRepository(tables: CampaignTables): TokenRepository {
  return {
    list: async (sceneId, scope) => await readTokens(tables, sceneId, scope),
    find: async (id, scope) => await readToken(tables, id, scope),
    figures: async (characterIds) => await readFigures(tables, characterIds),
  }
}

export function tokenWriter(tx: CampaignTransaction): TokenWriter {
  return { ...tokenRepository(tx), put: async (id, state, takesBack) => await putToken(tx, { id, state, takesBack }) }
}

const tokenColumns = [
  'token.id',
  'token.scene',
  'token.character',
  'token.x',
  'token.y',
  'token.size',
  'token.visible',
  'token.version',
] as const

type TokenRow = Omit<Selectable<TokenTable>, 'campaign'>

async function readTokens(tables: CampaignTables, sceneId: string, scope: VisibilityScope): Promise<TokenRecord[]> {
  const rows = await selectTokens(tables, scope).where('token.scene', '=', sceneId).execute()
  return rows.map(toToken)
}

async function readToken(tables: CampaignTables, id: string, scope: VisibilityScope): Promise<TokenRecord | null> {
  const { db, campaign } = tables
  const [row] = scope.everything
    ? await readAnyToken(db, { campaign, id })
    : await selectTokens(tables, scope).where('token.id', '=', id).execute()
  return row ? toToken(row) : null
}

const readAnyToken = prepared((db, { campaign, id }: { readonly campaign: string; readonly id: string }) =>
  selectTokens({ db, campaign }, { everything: true }).where('token.id', '=', id),
)

/** Selects the tokens whose scene and character exist within a scope. */
function selectTokens({ db, campaign }: CampaignTables, scope: VisibilityScope) {
  return db
    .selectFrom('token')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'token.campaign').onRef('entity.id', '=', 'token.character'),
    )
    .where('token.campaign', '=', campaign)
    .where('entity.type', '=', 'character')
    .where(withinScope(scope, 'name'))
    .where(onScene(scope))
    .where(visibleOnTable(scope))
    .select(tokenColumns)
    .orderBy('entity.sortName')
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

/** The condition that players get the token, apart from the visibility of its scene and character. */
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

function toState({ scene, character, x, y, size, visible }: TokenRow): TokenState {
  return { sceneId: scene, characterId: character, position: { x, y }, size, visible: visible === 1 }
}

function toToken(row: TokenRow): TokenRecord {
  return { id: row.id, ...toState(row), version: row.version }
}

async function putToken(
  tx: CampaignTransaction,
  {
    id,
    state,
    takesBack,
  }: { readonly id: string; readonly state: TokenState | null; readonly takesBack?: number | undefined },
): Promise<number> {
  const { before, version: last, scene } = await storedToken(tx, id)
  const subject = (state ?? before)?.characterId
  if (subject === undefined || isDeepStrictEqual(before, state)) return last
  const isOnTable = (one: TokenState | null) => one !== null && one.visible && one.sceneId === scene
  const onTable = { before: isOnTable(before), after: isOnTable(state) }
  const audience = onTable.before || onTable.after ? 'entity' : 'gameMaster'
  const payload = { tokenId: id, before, after: state, onTable, takesBack }
  const change: TokenChange = { audience, operation: 'token', subject, payload }
  const version = tx.log(change)
  if (state) await keepToken(tx, { id, state, version })
  else await dropToken(tx, id)
  return version
}

interface Stored {
  readonly before: TokenState | null
  /** 0 if there is no token. */
  readonly version: number
  /** The active scene. */
  readonly scene: string | null
}

/** Also finds a token whose scene or character no longer exists. */
async function storedToken(tables: CampaignTables, id: string): Promise<Stored> {
  const [row] = await readStored(tables.db, { campaign: tables.campaign, id })
  if (!row) return { before: null, version: 0, scene: await sceneOnTable(tables) }
  return { before: toState(row), version: row.version, scene: row.onTable }
}

const readStored = prepared((db, { campaign, id }: { readonly campaign: string; readonly id: string }) =>
  db
    .selectFrom('token')
    .leftJoin('activeScene', 'activeScene.campaign', 'token.campaign')
    .where('token.campaign', '=', campaign)
    .where('token.id', '=', id)
    .select(tokenColumns)
    .select('activeScene.scene as onTable'),
)

async function keepToken(
  { db, campaign }: CampaignTables,
  { id, state, version }: { readonly id: string; readonly state: TokenState; readonly version: number },
): Promise<void> {
  const { sceneId: scene, characterId: character, position, size, visible } = state
  await upsertToken(db, { campaign, id, scene, character, ...position, size, visible: toFlag(visible), version })
}

const upsertToken = prepared(
  (db, { campaign, id, scene, character, x, y, size, visible, version }: Insertable<TokenTable>) => {
    const columns = { scene, character, x, y, size, visible, version }
    return db
      .insertInto('token')
      .values({ campaign, id, ...columns })
      .onConflict((conflict) => conflict.columns(['campaign', 'id']).doUpdateSet(columns))
  },
)

async function dropToken({ db, campaign }: CampaignTables, id: string): Promise<void> {
  await db.deleteFrom('token').where('campaign', '=', campaign).where('id', '=', id).execute()
}
