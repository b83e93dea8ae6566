import type { VisibilityScope } from '@waybook/contract'

import { readChangesBy } from '#database/change-log.ts'
import type { Actor, Change, LoggedChange } from '#database/change.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import { endHandoutOfOtherScene } from '../handouts/queries.ts'
import { readSceneName } from '../scenes/queries.ts'
import type { InSight } from '../sight/in-sight.ts'
import { playMusicOfScene } from '../sounds/playing.ts'
import type { TrackerChange } from '../trackers/queries.ts'
import type { TokenState } from './token-record.ts'

/** A change at the table may undo another, and can itself be undone. */
interface Undoing {
  /** The number of the change that this one undoes. */
  readonly takesBack?: number | undefined
  /** Shared by the changes of several tokens that were made at once. They are undone together. */
  readonly step?: string | undefined
}

/** The subject is the token's character. */
export type TokenChange = Change<
  'token',
  Undoing & {
    readonly tokenId: string
    readonly before: TokenState | null
    readonly after: TokenState | null
    /** Whether the token was visible on the active scene before, and is after: then everyone who may see its character sees it. */
    readonly onTable: { readonly before: boolean; readonly after: boolean }
    /** Set on a scene with fog: whether the token was under fog before, and is after. Under fog, only its own player sees it. */
    readonly inFog?: { readonly before: boolean; readonly after: boolean } | undefined
    /** Set on a scene with sight: the groups that saw the token and see it. Its own player always does. */
    readonly inSight?: InSight | undefined
  }
>

/** A change of the fog, or of what groups see, revealed or covered a token. Unlike a token's other changes, this cannot be undone by itself. */
export type TokenInFogChange = Change<
  'tokenInFog',
  TokenChange['payload'] & {
    /** The token's version, on a scene with sight: the change does not give it a new one. */
    readonly version?: number | undefined
  }
>

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

/** A logged change that can be undone and redone. */
export type UndoableChange = LoggedChange<TokenChange> | LoggedChange<ActiveSceneChange> | LoggedChange<TrackerChange>

/** How a change is related to others. */
export type PartOfHistory = Pick<TokenChange['payload'], 'takesBack' | 'step'>

export type NewActiveScene = Pick<ActiveSceneChange['payload'], 'after' | 'shown' | 'takesBack'>

/** The newest changes that a user made at the table, oldest first. `newest`: the maximum number. */
export async function readTableChanges(
  tables: CampaignTables,
  actor: Actor,
  newest: number,
): Promise<UndoableChange[]> {
  const changes = await readChangesBy(tables, { actor, operations: ['token', 'activeScene', 'tracker'], newest })
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
  await endHandoutOfOtherScene(tx, after)
  await playMusicOfScene(tx, after)
}
