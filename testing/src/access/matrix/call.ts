import { Problem, scopeOf, type OperationName, type Viewer } from '@waybook/contract'
import { firstNameOf, viewerOf } from '@waybook/server/features/request-context.ts'
import { EncodedAnswer } from '@waybook/server/operations/recent-answers.ts'
import type { CallContext } from '@waybook/server/operations/steps.ts'
import type * as z from 'zod/mini'

import { CAMPAIGN_ID, type TestServer } from '../../world/test-server.ts'
import type { Line } from './transcript.ts'
import type { ViewerName } from './viewers.ts'

/** Calls one operation and returns the line of the transcript. */
export type Ask = (name: OperationName, params: object) => Promise<Line>

/** Returns a function that calls operations without HTTP as the account of a session or, with `viewAs`, as that account viewing as a player. */
export async function callAs(
  { services, app }: TestServer,
  viewer: ViewerName,
  { cookie, viewAs }: { readonly cookie: string; readonly viewAs?: string | null },
): Promise<Ask> {
  const identity = await services.auth.campaign(CAMPAIGN_ID).identify({ cookie })
  if (!identity) throw new Error(`${viewer} is not signed in`)
  const as: Viewer =
    viewAs === undefined
      ? viewerOf(identity)
      : { userId: `view of ${identity.user.id}`, role: 'player', characterId: viewAs }
  const call: CallContext = {
    campaignId: CAMPAIGN_ID,
    viewer: as,
    firstName: firstNameOf(identity),
    scope: scopeOf(as),
    records: services.store.records(CAMPAIGN_ID),
    account: identity.user.id,
    idempotencyKey: null,
  }
  return async (name, params) => {
    try {
      const answer = await app.perform(call, name, params)
      const text = answer instanceof EncodedAnswer ? answer.json.toString() : JSON.stringify(answer)
      return { viewer, name, params, status: 'ok', text }
    } catch (error) {
      if (!(error instanceof Problem)) return { viewer, name, params, status: 'fault', text: String(error) }
      return { viewer, name, params, status: error.id, text: JSON.stringify(error.answer()) }
    }
  }
}

/** The answer of a successful line. */
export function answerOf<Answer extends z.ZodMiniType>({ answer }: { readonly answer: Answer }, line: Line) {
  if (line.status !== 'ok') throw new Error(`${line.name} was refused: ${line.text}`)
  return answer.parse(JSON.parse(line.text))
}
