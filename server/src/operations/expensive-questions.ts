import { Problem, type OperationName } from '@waybook/contract'

import type { RequestContext, StoreContext } from '#features/request-context.ts'
import { FairLine } from '#runtime/fair-line.ts'

/** Their statements look through a whole campaign, or their answers take long to make. `rawQuery` has a line of its own in `features/facts`. */
export const EXPENSIVE: ReadonlySet<OperationName> = new Set([
  'searchEntities',
  'completeLink',
  'checkText',
  'renderText',
  'listEntities',
  'countEntities',
  'countTags',
  'getGraph',
  'getLog',
  'getTimeline',
  'getSession',
  'draftSession',
])

/** A question, and who asks it. */
export interface Question extends StoreContext {
  /** The account that calls, also if a game master views as a player. */
  readonly account: string
}

/** A page often asks two at once. PostgreSQL has as many connections for long reads as there are places in all. */
const ROOM = { all: 4, each: 2 }

/** Answers expensive questions a few at a time, so that no account makes the others wait. */
export class ExpensiveQuestions {
  readonly #line = new FairLine(ROOM)

  /** Throws the Problem `unavailable` if the client has left before its turn: search boxes ask again with every letter. */
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
