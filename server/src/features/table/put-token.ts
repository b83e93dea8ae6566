import { isDeepStrictEqual } from 'node:util'

import type { Insertable } from 'kysely'

import type { CampaignTables } from '../../database/campaign-tables.ts'
import { noteChanges, type Deed } from '../../database/change-log.ts'
import type { Change } from '../../database/change-record.ts'
import { toFlag } from '../../database/statement/flag.ts'
import { prepared } from '../../database/statement/prepared.ts'
import type { TokenTable } from '../../database/tables.ts'
import { sceneOnTable } from './active-scene.ts'
import type { TokenState } from './token-record.ts'
import { tokenColumns, toState } from './tokens.ts'

interface Wish {
  readonly id: string
  readonly state: TokenState | null
  readonly takesBack?: number | undefined
}

export async function putToken(tables: CampaignTables, { id, state, takesBack }: Wish, deed: Deed): Promise<number> {
  const { before, version: last, scene } = await storedToken(tables, id)
  const subject = (state ?? before)?.characterId
  if (subject === undefined || isDeepStrictEqual(before, state)) return last
  const isOnTable = (one: TokenState | null) => one !== null && one.visible && one.sceneId === scene
  const onTable = { before: isOnTable(before), after: isOnTable(state) }
  const audience: Change['audience'] = onTable.before || onTable.after ? 'entity' : 'gameMaster'
  const payload = { tokenId: id, before, after: state, onTable, takesBack }
  const version = await noteChanges(tables, deed, [{ audience, operation: 'token', subject, payload }])
  if (state) await keepToken(tables, { id, state, version })
  else await dropToken(tables, id)
  return version
}

interface Stored {
  readonly before: TokenState | null
  /** 0 where there is no token. */
  readonly version: number
  /** The scene that is on the table. */
  readonly scene: string | null
}

/** Also of a token whose scene or character is gone. */
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
