import {
  type AnswerOf,
  type KeylessWrite,
  type OperationName,
  type Operations,
  type ParamsOf,
  type VisibilityScope,
  type Viewer,
  type WriteOperation,
} from '@waybook/contract'

import type { Identity } from '#auth/auth.ts'
import type { CampaignTables, CampaignTransaction } from '#database/database.ts'

import type { CampaignStore } from './store.ts'

/** Shown for users without a first name. */
const NAMELESS = 'Someone'

export function viewerOf({ user, role, characterId }: Identity): Viewer {
  return { userId: user.id, role, characterId }
}

export function firstNameOf({ user }: Identity): string {
  return user.firstName ?? NAMELESS
}

/** The viewer who makes the request, what they may see, and the campaign's tables. */
export interface RequestContext {
  readonly campaignId: string
  readonly viewer: Viewer
  /** The viewer's first name. */
  readonly firstName: string
  /** The caller's sign-in session, or their API key. Left out for callers without a request, such as feeds. */
  readonly sessionId?: string
  readonly scope: VisibilityScope
  readonly records: CampaignTables
  /** The only pages that texts may lead to or show parts of. Left out: all that the viewer may see. */
  readonly linkable?: ReadonlySet<string>
  /** Returns a signal that is aborted when the client no longer waits for the answer. Left out if that is not known. */
  readonly clientAborted?: () => AbortSignal
}

/** Not awaited before the answer. A failure is logged. */
export type DeferredEffect = (store: CampaignStore) => unknown

/** A request that writes. Everything it writes is one transaction, which is rolled back if the handler throws. */
export interface WriteContext extends RequestContext {
  readonly records: CampaignTransaction
  /** Runs `effect` after the transaction is committed. A retry of the same call does not run it again. */
  readonly afterCommit: (effect: DeferredEffect) => void
}

/** A request that opens its own transactions. */
export interface StoreContext extends RequestContext {
  readonly records: CampaignStore
}

/** Handles an operation. Parameters, permission and campaign are already checked. The handler applies the visibility scope. */
export type OperationHandler<Name extends OperationName> = (
  context: ContextOf<Operations[Name]>,
  params: Omit<ParamsOf<Name>, 'campaignId'>,
) => Promise<Handled<AnswerOf<Name>>>

/** The part of an answer that the handler returns: it leaves out the `success: true` of every write. */
export type Handled<Answer> = Answer extends { readonly success: true }
  ? Exclude<keyof Answer, 'success'> extends never
    ? void
    : Omit<Answer, 'success'>
  : Answer

/** A keyless write changes accounts, which are outside the transaction, or returns an answer that must not be stored. */
type ContextOf<Operation> = Operation extends KeylessWrite
  ? StoreContext
  : Operation extends WriteOperation
    ? WriteContext
    : RequestContext

export type OperationHandlers = { readonly [Name in OperationName]: OperationHandler<Name> }
