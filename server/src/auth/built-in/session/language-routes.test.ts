import { NEWCOMER, openBuiltInHarness, PASSWORD } from '@waybook/testing/world/auth/built-in-harness.ts'
import { expect, it, onTestFinished } from 'vitest'

it('[LANG-9] an account has the language that its owner chose, on all devices and in all sessions', async () => {
  const harness = await openBuiltInHarness()
  onTestFinished(harness.close)
  const cookie = await harness.player()
  const languageOf = async (session: string) => (await harness.signIn.identify({ cookie: session }))?.language
  expect(await languageOf(cookie)).toBeUndefined()
  expect((await harness.post('/language', { language: 'pt-BR' }, { cookie })).status).toBe(200)
  expect(await languageOf(cookie)).toBe('pt-BR')
  const elsewhere = await harness.enter(NEWCOMER.email, PASSWORD)
  expect(await languageOf(elsewhere.cookies.session)).toBe('pt-BR')
})

it('[LANG-9] only the owner chooses, and only a language', async () => {
  const harness = await openBuiltInHarness()
  onTestFinished(harness.close)
  const cookie = await harness.player()
  const choose = async (language: unknown, sent = { cookie }) =>
    (await harness.post('/language', { language }, sent)).status
  expect(await choose('de', { cookie: '' })).toBe(401)
  expect(await choose('<b>', { cookie })).toBe(400)
  expect(await choose(null, { cookie })).toBe(400)
})
