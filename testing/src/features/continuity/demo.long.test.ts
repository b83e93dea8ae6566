import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { operations } from '@waybook/contract'
import { expect, it, onTestFinished } from 'vitest'

import { callerOf } from '../../world/callers.ts'
import { openTestServer, type CampaignFiles } from '../../world/test-server.ts'

/** Replaces each picture of the demo, because preparing 130 of them takes a minute. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

/** The files of the demo campaign, as `npm start` imports them. */
function demoFiles(): CampaignFiles {
  const root = path.resolve(import.meta.dirname, '../../../../campaign')
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:md|yaml|svg)$/.test(name),
  )
  const contentOf = (name: string) => (name.endsWith('.svg') ? PICTURE : readFileSync(path.join(root, name), 'utf8'))
  return Object.fromEntries(names.map((name) => [name, contentOf(name)]))
}

it('[CON-14] the demo campaign has no findings', async () => {
  const server = await openTestServer(demoFiles())
  onTestFinished(async () => await server.close())
  const gameMaster = await callerOf(server, { role: 'gameMaster' })
  const get = async () => operations.getContinuity.answer.parse((await gameMaster('getContinuity', {})).body)
  await expect.poll(async () => (await get()).isRunning, { interval: 200, timeout: 60_000 }).toBe(false)
  const { checks } = await get()
  expect(checks.filter(({ isOn }) => isOn).length).toBeGreaterThan(0)
  const problems = checks.flatMap(({ error, findings }) => [
    ...(error === null ? [] : [error]),
    ...findings.map(({ sentence }) => sentence.map((part) => ('text' in part ? part.text : part.entity.name)).join('')),
  ])
  expect(problems).toEqual([])
}, 120_000)
