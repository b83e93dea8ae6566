import { firstQuestions, Problem, type Opening } from '@waybook/contract'
import type { FastifyRequest } from 'fastify'

import type { House } from '../../app/services.ts'
import type { Rolling } from '../../features/dice/roll-service.ts'
import { answer } from '../../operations/registry.ts'
import { askedBy, type Call } from '../request-context.ts'
import { meOf } from '../routes/me-route.ts'

/** What a page is told with its document; `null` for somebody who is not signed in. */
export async function openingOf(
  { house, rolling }: { readonly house: House; readonly rolling: Rolling },
  request: FastifyRequest,
  path: string,
): Promise<Opening | null> {
  const identity = await house.signIn.identify(request.headers)
  if (!identity) return null
  // First the number of the newest change, then what is at least as new as that.
  const me = await meOf(house, request, identity)
  const call = { ...askedBy(house, request, identity), once: null, rolling }
  return { me, answers: await firstAnswers(call, path) }
}

/** Each operation decides anew what this viewer may see. What is refused is left out: the page asks, and hears why. */
async function firstAnswers(call: Call, path: string): Promise<Opening['answers']> {
  const answers = await Promise.all(
    firstQuestions(path).map(async (question) => {
      try {
        return [{ ...question, answer: await answer(call, question.operation, question.params) }]
      } catch (error) {
        if (error instanceof Problem) return []
        throw error
      }
    }),
  )
  return answers.flat()
}
