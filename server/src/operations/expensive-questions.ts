import { Problem, type OperationName } from '@waybook/contract'

import type { RequestContext, StoreContext } from '#features/request-context.ts'
import { FairLine } from '#runtime/fair-line.ts'

/** Operations that scan a whole campaign or take long to answer. `rawQuery` has its own queue in `features/facts`. */
export const EXPENSIVE: ReadonlySet<OperationName> = new Set([
  'searchEntities',
  'completeLink',
  'checkText',
  'renderText',
  'listEntities',
  'planImport',
  'getChangedSinceImport',
  'countShown',
  'getSiteFigures',
  'previewWebhook',
  'countEntities',
  'countTags',
  'getBeginning',
  'getGraph',
  'getLibrary',
  'getRandomTables',
  'getLog',
  'getTimeline',
  'getSession',
  'draftSession',
])

/** The context of an expensive call. */
export interface Question extends StoreContext {
  /** The calling account, even if a game master views as a player. */
  readonly account: string
}

/** A page often asks two questions at once. The PostgreSQL pool for long reads has `all` connections. */
const ROOM = { all: 4, each: 2 }

/** Answers expensive questions a few at a time, so no account delays the others. */
export class ExpensiveQuestions {
  readonly #line = new FairLine(ROOM)

  /** Throws the Problem `unavailable` if the client leaves before its turn, because search boxes ask again with every letter. */
  async answer<Answer>(
    { account, clientAborted, records }: Question,
    find: (longReads: Pick<RequestContext, 'records'>) => Promise<Answer>,
  ): Promise<Answer> {
    const aborted = clientAborted?.()
    return await this.#line.run(account, async () => {
      if (aborted?.aborted) throw new Problem('unavailable')
      return await find({ records: records.longReads })
    })
  }
}
