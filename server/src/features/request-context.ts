import type {
  AnswerOf,
  KeylessWrite,
  OperationName,
  Operations,
  ParamsOf,
  VisibilityScope,
  Viewer,
  Write,
} from '@waybook/contract'

import type { Identity } from '#auth/auth.ts'

import type { Repositories, WriteRepositories } from './repositories.ts'
import type { CampaignStore } from './store.ts'

/** What somebody without a first name is called. */
const NAMELESS = 'Someone'

export function viewerOf({ user, role, characterId }: Identity): Viewer {
  return { userId: user.id, role, characterId }
}

export function firstNameOf({ user }: Identity): string {
  return user.firstName ?? NAMELESS
}

/** Who asks, what of the campaign they may see, and the repositories that hold it. */
export interface RequestContext {
  readonly campaignId: string
  readonly viewer: Viewer
  /** The first name of who asks. */
  readonly firstName: string
  readonly scope: VisibilityScope
  readonly records: Repositories
  /** Aborted once nobody waits for the answer any more; left out where that is not known. */
  readonly clientAborted?: () => AbortSignal
}

/** A request that writes: all it does with the repositories is one transaction, done whole or, where the handler throws, not at all. */
export interface WriteContext extends RequestContext {
  readonly records: WriteRepositories
  /** Has something done once the transaction is committed; a retry of the same call does not have it done again. */
  readonly afterCommit: (effect: (store: CampaignStore) => void) => void
}

/** A request that opens its transactions itself. */
export interface StoreContext extends RequestContext {
  readonly records: CampaignStore
}

/** What answers an operation whose parameters are valid and which the viewer may call; what they may see is the handler's scope. */
export type OperationHandler<Name extends OperationName> = (
  context: ContextOf<Operations[Name]>,
  params: ParamsOf<Name>,
) => Promise<AnswerOf<Name>>

/** A keyless write changes the accounts, which no transaction can hold, or answers what is to be kept nowhere. */
type ContextOf<Operation> = Operation extends KeylessWrite
  ? StoreContext
  : Operation extends Write
    ? WriteContext
    : RequestContext

export type OperationHandlers = { readonly [Name in OperationName]: OperationHandler<Name> }
