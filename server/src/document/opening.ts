import { firstQuestions, Problem, type Opening } from '@waybook/contract'
import type { FastifyRequest } from 'fastify'

import type { House } from '../house.ts'
import { askedBy, type Asked } from '../http/asked.ts'
import { meOf } from '../http/me-route.ts'
import { answer } from '../operations/answer.ts'

/** What a page is told with its document; `null` for somebody who is not signed in. */
export async function openingOf(house: House, request: FastifyRequest, path: string): Promise<Opening | null> {
  const identity = await house.signIn.identify(request.headers)
  if (!identity) return null
  const asked = askedBy(house, request, identity)
  const [me, answers] = await Promise.all([meOf(house, request, identity), firstAnswers(asked, path)])
  return { me, answers }
}

/** Each operation decides anew what this viewer may see. What is refused is left out: the page asks, and hears why. */
async function firstAnswers(asked: Asked, path: string): Promise<Opening['answers']> {
  const answers = await Promise.all(
    firstQuestions(path).map(async (question) => {
      try {
        return [{ ...question, answer: await answer(asked, question.operation, question.params) }]
      } catch (error) {
        if (error instanceof Problem) return []
        throw error
      }
    }),
  )
  return answers.flat()
}
