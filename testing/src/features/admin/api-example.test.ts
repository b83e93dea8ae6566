import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { operations } from '@waybook/contract'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'

import { secretCampaign } from '../../access/secret-campaign.ts'
import { callerOf } from '../../world/callers.ts'
import { openTestServer } from '../../world/test-server.ts'
import { listening } from '../live/live-client.ts'

const run = promisify(execFile)
const document = z.object({ info: z.object({ description: z.string() }) })

it('[API-2] the example in the documentation runs, with the key of a player', async () => {
  const testServer = await openTestServer(secretCampaign)
  const address = await listening(testServer)
  const player = await callerOf(testServer, { role: 'player', characterId: 'characters/kessa-vane' })
  const { key } = operations.createApiKey.answer.parse((await player('createApiKey', { name: 'Example' })).body)
  const documented = await testServer.app.inject({ url: '/api/docs/openapi.json' })
  const [, example = ''] = /```js\n(.+)```/s.exec(document.parse(documented.json()).info.description) ?? []
  const script = example.replace('https://waybook.example', address).replace('waybook_...', key)
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script])
  expect(stdout).toContain('characters/kessa-vane The kessa vane\n')
  expect(stdout).not.toContain('zebulon')
  const page = await testServer.app.inject({ url: '/api/docs', headers: { accept: 'text/html' } })
  expect(page.body).toContain('X-API-Key')
  expect(page.body).toContain("operation: 'listEntities'")
})
