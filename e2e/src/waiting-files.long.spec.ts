import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { collectViolations, colourFindings, findings, horizontalOverflowPx } from './page-checks.ts'
import { joinAs } from './party.ts'
import { callOperation } from './table.ts'

const ODO = 'characters/odo-brandreth'
const CAMPAIGN_DIR = 'e2e/campaigns/toll-gate'
const repository = path.resolve(import.meta.dirname, '../..')

test.use({ setting: { data: null, environment: { CAMPAIGN_DIR } } })

/** Runs `waybook sync` beside the server. Returns its exit code and its error output. */
async function sync(folder: string, dataDir: string): Promise<[code: number | null, error: string]> {
  const options = { cwd: repository, env: { ...process.env, DATA_DIR: dataDir } }
  const command = spawn('node', ['server/src/main.js', 'sync', folder], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said] = await Promise.all([text(command.stderr), once(command, 'exit')])
  return [command.exitCode, said]
}

test('[CIM-315] a file that waits after waybook sync is decided on the Import page on a phone, and the next sync writes it to the folder', async ({
  browser,
  baseURL,
  server,
}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybook-waiting-'))
  await cp(path.join(repository, CAMPAIGN_DIR), folder, { recursive: true })
  const file = path.join(folder, `${ODO}.md`)
  const page = await joinAs(browser, 'Bram', await server.printedLink('Game master'))
  const received = collectViolations(page, baseURL ?? '')
  const before = await readFile(file, 'utf8')
  await callOperation(page, 'saveEntity', { id: ODO, text: `${before}\nHe owes the ferry.\n`, baseVersion: 1 })
  await writeFile(file, `${before}\nHe owes the chandler.\n`)
  const waits = [3, expect.stringContaining('decide on the Import page (/admin/import)')]
  expect(await sync(folder, server.dataDir)).toEqual(waits)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/import')
  const waiting = page.getByRole('region', { name: 'Waiting files' })
  const choices = waiting.getByRole('group', { name: `${ODO}.md` })
  await expect(choices).toContainText('He owes the ferry.')
  expect(await horizontalOverflowPx(page)).toBe(0)
  expect(await findings(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colourFindings(page)).toEqual([])
  await choices.getByRole('radio', { name: 'Both' }).check()
  await waiting.getByRole('button', { name: 'Save decision' }).click()
  await expect(waiting.getByText(/^1 file decided\./)).toBeVisible()

  expect(await sync(folder, server.dataDir)).toEqual([0, expect.not.stringContaining('waits')])
  expect(await readFile(file, 'utf8')).toBe(`${before}\nHe owes the chandler.\n\nHe owes the ferry.\n`)
  await rm(folder, { recursive: true })
  expect(received).toEqual([])
})
