import { scopeOf, type Viewer } from '@waybook/contract'
import { openForTest } from '@waybook/testing/stores/open-for-test.ts'
import { expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { IN_MEMORY } from '#database/sqlite.ts'

import { ExpensiveQuestions, type Question } from './expensive-questions.ts'

const ada: Viewer = { userId: 'ada', role: 'player', characterId: null }

async function openQuestions() {
  const store = await openForTest(async () => await openSqliteStore({ file: IN_MEMORY, now: Date.now }))
  const records = store.records('dam3')
  const about = { campaignId: 'dam3', viewer: ada, firstName: 'Ada', scope: scopeOf(ada), records }
  const questionOf = (account: string, clientAborted?: Question['clientAborted']): Question => ({
    ...about,
    account,
    ...(clientAborted && { clientAborted }),
  })
  return { questions: new ExpensiveQuestions(), questionOf, records }
}

it('[HTTP-172] a question is not answered if its client left while it waited', async () => {
  const { questions, questionOf } = await openQuestions()
  const end = Promise.withResolvers<void>()
  const running = ['first', 'second'].map(
    async (name) =>
      await questions.answer(questionOf('ada'), async () => {
        await end.promise
        return name
      }),
  )
  const leaving = new AbortController()
  let looked = false
  const waiting = questions.answer(
    questionOf('ada', () => leaving.signal),
    async () => await Promise.resolve((looked = true)),
  )
  leaving.abort()
  end.resolve()
  await expect(waiting).rejects.toMatchObject({ id: 'unavailable' })
  expect([await Promise.all(running), looked]).toEqual([['first', 'second'], false])
})

it('[HTTP-172] each account has its own queue, even while it views as a player, and reads separately from all other calls', async () => {
  const { questions, questionOf, records } = await openQuestions()
  const end = Promise.withResolvers<void>()
  const busy = ['one', 'two'].map(
    async () => await questions.answer(questionOf('game master'), async () => await end.promise),
  )
  const own = await questions.answer(questionOf('ada'), async (longReads) => await Promise.resolve(longReads.records))
  expect(own).toBe(records.longReads)
  end.resolve()
  await Promise.all(busy)
})
