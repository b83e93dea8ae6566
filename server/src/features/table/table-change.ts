import type { Change, LoggedChange } from '#database/change.ts'

import type { TokenState } from './token-record.ts'

/** A change at the table may undo another, and can itself be undone. */
interface Undoing {
  /** The number of the change that this one undoes. */
  readonly takesBack?: number | undefined
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
export type TableChange = TokenChange | ActiveSceneChange

export type LoggedTableChange = LoggedChange<TokenChange> | LoggedChange<ActiveSceneChange>
