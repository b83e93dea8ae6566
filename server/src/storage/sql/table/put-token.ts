import { isDeepStrictEqual } from 'node:util'

import type { Change } from '../../change-record.ts'
import type { TokenState } from '../../token-record.ts'
import type { CampaignTables } from '../campaign-tables.ts'
import { noteChanges, type Deed } from '../changes.ts'
import { toFlag } from '../flag.ts'
import { sceneOnTable } from './active-scene.ts'
import { tokenColumns, toState } from './tokens.ts'

interface Wish {
  readonly id: string
  readonly state: TokenState | null
  readonly takesBack?: number | undefined
}

export async function putToken(tables: CampaignTables, { id, state, takesBack }: Wish, deed: Deed): Promise<void> {
  const before = await storedState(tables, id)
  const subject = (state ?? before)?.characterId
  if (subject === undefined || isDeepStrictEqual(before, state)) return
  const scene = await sceneOnTable(tables)
  const isOnTable = (one: TokenState | null) => one !== null && one.visible && one.sceneId === scene
  const onTable = { before: isOnTable(before), after: isOnTable(state) }
  const audience: Change['audience'] = onTable.before || onTable.after ? 'entity' : 'gameMaster'
  const payload = { tokenId: id, before, after: state, onTable, takesBack }
  const version = await noteChanges(tables, deed, [{ audience, operation: 'token', subject, payload }])
  if (state) await keepToken(tables, { id, state, version })
  else await dropToken(tables, id)
}

/** Also of a token whose scene or character is gone. */
async function storedState({ db, campaign }: CampaignTables, id: string): Promise<TokenState | null> {
  const row = await db
    .selectFrom('token')
    .where('campaign', '=', campaign)
    .where('id', '=', id)
    .select(tokenColumns)
    .executeTakeFirst()
  return row ? toState(row) : null
}

async function keepToken(
  { db, campaign }: CampaignTables,
  { id, state, version }: { readonly id: string; readonly state: TokenState; readonly version: number },
): Promise<void> {
  const { sceneId: scene, characterId: character, position, size, visible } = state
  const columns = { scene, character, ...position, size, visible: toFlag(visible), version }
  await db
    .insertInto('token')
    .values({ campaign, id, ...columns })
    .onConflict((conflict) => conflict.columns(['campaign', 'id']).doUpdateSet(columns))
    .execute()
}

async function dropToken({ db, campaign }: CampaignTables, id: string): Promise<void> {
  await db.deleteFrom('token').where('campaign', '=', campaign).where('id', '=', id).execute()
}
