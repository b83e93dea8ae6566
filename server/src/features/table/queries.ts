import type { VisibilityScope } from '@waybook/contract'

import { readChangesBy } from '#database/change-log.ts'
import type { Actor, Change, LoggedChange } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { readSceneName } from '../scenes/queries.ts'
import type { TokenState } from './token-record.ts'

/** A change at the table may undo another, and can itself be undone. */
interface Undoing {
  /** The number of the change that this one undoes. */
  readonly takesBack?: number | undefined
  /** Changes of several tokens that were made at once have the same, and are undone together. */
  readonly step?: string | undefined
}

/** The subject is the token's character. */
export type TokenChange = Change<
  'token',
  Undoing & {
    readonly tokenId: string
    readonly before: TokenState | null
    readonly after: TokenState | null
    /** Whether the token was, and is, visible on the active scene, and thus to everyone who may see its character. */
    readonly onTable: { readonly before: boolean; readonly after: boolean }
    /** On a scene of which something is covered: whether it was, and is, under fog, and thus only there for its own player. */
    readonly inFog?: { readonly before: boolean; readonly after: boolean } | undefined
  }
>

/** A token came out of the fog, or went under it, because the fog changed. Unlike its other changes it cannot be undone by itself. */
export type TokenInFogChange = Change<'tokenInFog', TokenChange['payload']>

export type ActiveSceneChange = Change<
  'activeScene',
  Undoing & {
    readonly before: string | null
    readonly after: string | null
    /** The scene that was also revealed to players, or hidden from them again. */
    readonly shown?: { readonly sceneId: string; readonly visible: boolean } | undefined
  }
>

/** A change made at the table. */
export type TableChange = TokenChange | TokenInFogChange | ActiveSceneChange

/** A logged change that undo and redo know. */
export type UndoableChange = LoggedChange<TokenChange> | LoggedChange<ActiveSceneChange>

/** How a change belongs to others. */
export type PartOfHistory = Pick<TokenChange['payload'], 'takesBack' | 'step'>

export type NewActiveScene = Pick<ActiveSceneChange['payload'], 'after' | 'shown' | 'takesBack'>

/** The newest changes that a user made at the table, oldest first. `newest`: the maximum number. */
export async function readTableChanges(
  tables: CampaignTables,
  actor: Actor,
  newest: number,
): Promise<UndoableChange[]> {
  const changes = await readChangesBy(tables, { actor, operations: ['token', 'activeScene'], newest })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operation and its payload were logged together
  return changes as UndoableChange[]
}

export async function readActiveScene(tables: CampaignTables, scope: VisibilityScope): Promise<string | null> {
  const scene = await sceneOnTable(tables)
  return scene === null ? null : ((await readSceneName(tables, scene, scope))?.id ?? null)
}

/** The id of the active scene, regardless of who may see it and whether it still exists. */
export async function sceneOnTable({ db, campaign }: CampaignTables): Promise<string | null> {
  const row = await db.selectFrom('activeScene').where('campaign', '=', campaign).select('scene').executeTakeFirst()
  return row?.scene ?? null
}

export async function setActiveScene(tx: CampaignTransaction, wanted: NewActiveScene): Promise<void> {
  const { db, campaign } = tx
  const { after, shown, takesBack } = wanted
  const before = await sceneOnTable(tx)
  if (before === after) return
  await db
    .insertInto('activeScene')
    .values({ campaign, scene: after })
    .onConflict((conflict) => conflict.column('campaign').doUpdateSet({ scene: after }))
    .execute()
  const subject = after ?? before ?? 'campaign'
  const payload = { before, after, shown, takesBack }
  const change: ActiveSceneChange = { audience: 'everyone', operation: 'activeScene', subject, payload }
  tx.log(change)
}
