import {
  furtherRequests,
  initialRequests,
  Problem,
  type BootstrapData,
  type InitialAnswer,
  type InitialRequest,
} from '@waybook/contract'
import type { FastifyRequest } from 'fastify'

import type { Perform } from '#operations/perform.ts'
import { EncodedAnswer } from '#operations/recent-answers.ts'
import type { CallContext } from '#operations/steps.ts'

import { siteOf } from '../campaign-hosts.ts'
import { contextOf } from '../guard.ts'
import { meOf } from '../routes/me-route.ts'
import type { AppServices } from '../services.ts'
import { findViewAs } from '../view-as.ts'

/** The data that is embedded in a page's document. `null` if the user is not signed in. */
export async function bootstrapDataFor(
  { services, perform }: { readonly services: AppServices; readonly perform: Perform },
  request: FastifyRequest,
  path: string,
): Promise<BootstrapData | null> {
  const { campaignId, realm } = siteOf(request)
  const identity = await services.auth.campaign(campaignId).identify(request.headers, realm)
  if (!identity) return null
  request.viewAs = await findViewAs(services, request, identity)
  // Reads the number of the newest change first, because the answers must be at least as new.
  const me = await meOf(services, request, identity)
  const call = { ...contextOf(services, request, identity), idempotencyKey: null, account: identity.user.id }
  const opening = { path, campaignId: call.campaignId, characterId: me.characterId }
  const first = await answersTo(initialRequests(opening), perform, call)
  const further = await answersTo(furtherRequests(opening, first), perform, call)
  return { me, answers: [...first, ...further] }
}

/** Each operation checks what this viewer may see. Refused answers are omitted: the page requests them again and gets the error. */
async function answersTo(
  questions: readonly InitialRequest[],
  perform: Perform,
  call: CallContext,
): Promise<InitialAnswer[]> {
  const answers = await Promise.all(
    questions.map(async (question) => {
      try {
        const given = await perform(call, question.operation, question.params)
        const answer = given instanceof EncodedAnswer ? given.toJSON() : given
        // Each handler is type-checked against its operation.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return [{ ...question, answer } as InitialAnswer]
      } catch (error) {
        if (error instanceof Problem) return []
        throw error
      }
    }),
  )
  return answers.flat()
}
