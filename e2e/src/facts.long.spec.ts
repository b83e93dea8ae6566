import { expect, type Browser, type Page } from '@playwright/test'

import { test } from './journey.ts'
import { recordSent } from './record-sent.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true })

const NAME = 'The Comptroller'
const ID = 'characters/the-comptroller'
const ENDLESS = `.decl n(x: number)
n(0).
n((x + 1) % 1000000) :- n(x).
.decl m(x: number)
m(x) :- n(x), n(y), x + y < 0.
.printsize m
`

async function openAs(who: 'game-master' | 'kessa', browser: Browser): Promise<Page> {
  return await (await browser.newContext({ storageState: sessionOf(who) })).newPage()
}

async function ask(page: Page, query: string): Promise<void> {
  await page.getByLabel('Custom Datalog query').fill(query)
  await page.getByRole('button', { name: 'Run Query' }).click()
}

const question = `.decl answer(id: symbol, name: symbol)
answer(id, name) :- character(id, name).
.output answer
.decl untied(id: symbol)
untied(id) :- entity(id, _, _), !relationship(id, _, _).
.output untied
.printsize entity
`

test('[FCT-2] the game master’s results contain the hidden character, and nothing sent to a player does', async ({
  browser,
}) => {
  const gameMaster = await openAs('game-master', browser)
  await gameMaster.goto('/test-souffle')
  await ask(gameMaster, question)
  const reported = gameMaster.getByRole('region', { name: 'Results' })
  await expect(reported.getByRole('row').filter({ hasText: NAME })).toBeVisible()
  await reported.getByRole('link', { name: ID }).first().click()
  await expect(gameMaster.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await gameMaster.context().close()

  const player = await openAs('kessa', browser)
  const sent = await recordSent(player, /./)
  await player.goto('/test-souffle')
  await ask(player, question)
  const results = player.getByRole('region', { name: 'Results' })
  await expect(results.getByRole('row').filter({ hasText: 'Kessa Vane' })).toBeVisible()
  await ask(player, `.decl q(x: symbol)\nq(x) :- relationship("${ID}", _, x).\nq(x) :- relationship(x, _, "${ID}").`)
  await expect(results.getByText(/^No rows, in/)).toBeVisible()
  expect(sent()).toContain('characters/kessa-vane')
  for (const secret of [ID, NAME]) expect(sent()).not.toContain(secret)
  await player.context().close()
})

test('[FCT-6] [QRY-3] a syntax error is shown with its position, by keyboard too', async ({ browser }) => {
  const page = await openAs('kessa', browser)
  await page.goto('/test-souffle')
  await page.getByLabel('Custom Datalog query').fill('// one line\nanswer(x) :- character(x _).')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert')).toContainText('at 2:26')
  await expect(page.getByRole('alert')).toContainText('^')
  await page.getByRole('button', { name: 'Go to line 2' }).press('Enter')
  await expect(page.getByLabel('Custom Datalog query')).toBeFocused()
  await page.context().close()
})

test('[FCT-7] an endless query stops with an error', async ({ browser }) => {
  const page = await openAs('kessa', browser)
  await page.goto('/test-souffle')
  await ask(page, ENDLESS)
  await expect(page.getByRole('alert')).toContainText(/^Error: stopped after 2 s/)
  await ask(page, '.printsize item')
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('table')).toBeVisible()
  await page.context().close()
})
