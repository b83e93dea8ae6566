import type { Change, LoggedChange } from '#database/change.ts'

import type { TokenState } from './token-record.ts'

/** What is done at the table can be undone, and so can that. */
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
    /** Whether the token was, and is, where those may see it who may see its character. */
    readonly onTable: { readonly before: boolean; readonly after: boolean }
  }
>

export type ActiveSceneChange = Change<
  'activeScene',
  Undoing & {
    readonly before: string | null
    readonly after: string | null
    /** What was shown to players along with it, or hidden from them again. */
    readonly shown?: { readonly sceneId: string; readonly visible: boolean } | undefined
  }
>

/** What was done at the table. */
export type TableChange = TokenChange | ActiveSceneChange

export type LoggedTableChange = LoggedChange<TokenChange> | LoggedChange<ActiveSceneChange>
