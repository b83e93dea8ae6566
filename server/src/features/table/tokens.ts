import type { Sight } from '@waybook/contract'
import type { ExpressionBuilder, Selectable } from 'kysely'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import { prepared } from '../../database/statement/prepared.ts'
import type { Tables, TokenTable } from '../../database/tables.ts'
import { withinSight } from '../../database/within-scope.ts'
import type { TokenRecord, TokenState } from './token-record.ts'

export const tokenColumns = [
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

export async function readTokens(tables: CampaignTables, sceneId: string, sight: Sight): Promise<TokenRecord[]> {
  const rows = await selectTokens(tables, sight).where('token.scene', '=', sceneId).execute()
  return rows.map(toToken)
}

export async function readToken(tables: CampaignTables, id: string, sight: Sight): Promise<TokenRecord | null> {
  const { db, campaign } = tables
  const [row] = sight.everything
    ? await readAnyToken(db, { campaign, id })
    : await selectTokens(tables, sight).where('token.id', '=', id).execute()
  return row ? toToken(row) : null
}

const readAnyToken = prepared((db, { campaign, id }: { readonly campaign: string; readonly id: string }) =>
  selectTokens({ db, campaign }, { everything: true }).where('token.id', '=', id),
)

/** Those whose scene and character are there, within a sight. */
function selectTokens({ db, campaign }: CampaignTables, sight: Sight) {
  return db
    .selectFrom('token')
    .innerJoin('entity', (join) =>
      join.onRef('entity.campaign', '=', 'token.campaign').onRef('entity.id', '=', 'token.character'),
    )
    .where('token.campaign', '=', campaign)
    .where('entity.type', '=', 'character')
    .where(withinSight(sight))
    .where(onScene(sight))
    .where(onTable(sight))
    .select(tokenColumns)
    .orderBy('entity.sortName')
    .orderBy('token.id')
}

/** That the sight holds the token's scene. */
function onScene(sight: Sight) {
  return (eb: ExpressionBuilder<Tables, 'token'>) =>
    eb.exists(
      eb
        .selectFrom('entity')
        .select('entity.id')
        .whereRef('entity.campaign', '=', 'token.campaign')
        .whereRef('entity.id', '=', 'token.scene')
        .where('entity.type', '=', 'scene')
        .where(withinSight(sight)),
    )
}

/** That players are told of the token, so far as it is not for its scene or character. */
function onTable(sight: Sight) {
  return (eb: ExpressionBuilder<Tables, 'token'>) => {
    if (sight.everything) return eb.and([])
    const active = eb
      .selectFrom('activeScene')
      .select('activeScene.scene')
      .whereRef('activeScene.campaign', '=', 'token.campaign')
      .whereRef('activeScene.scene', '=', 'token.scene')
    return eb.and([eb('token.visible', '=', 1), eb.exists(active)])
  }
}

export function toState({ scene, character, x, y, size, visible }: TokenRow): TokenState {
  return { sceneId: scene, characterId: character, position: { x, y }, size, visible: visible === 1 }
}

function toToken(row: TokenRow): TokenRecord {
  return { id: row.id, ...toState(row), version: row.version }
}
