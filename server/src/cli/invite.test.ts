import { generateKeyPairSync } from 'node:crypto'
import path from 'node:path'

import { folderOf, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { openBuiltInHarness } from '@waybook/testing/world/auth/built-in-harness.ts'
import { expect, it } from 'vitest'

it('[MEM-13] importing another campaign revokes the invites for characters that are not in it', async () => {
  const [dataDir, first, other] = await Promise.all([
    folderOf({}),
    folderOf({ 'campaign.yaml': 'name: First\n', 'characters/kessa.md': '---\nname: Kessa\n---\n' }),
    folderOf({ 'campaign.yaml': 'name: Other\n', 'characters/odo.md': '---\nname: Odo\n---\n' }),
  ])
  await waybookHere(dataDir, ['import', first])
  const { out } = await waybookHere(dataDir, ['invite', '--character', 'characters/kessa'])
  const token = /#([\w-]{43})\n$/.exec(out)?.[1]
  expect((await waybookHere(dataDir, ['import', first])).out).not.toContain('Revoked')
  const report = (await waybookHere(dataDir, ['import', other, '--remove'])).out
  expect(report).toContain('Revoked 1 invite for characters that the campaign no longer has')
  const harness = await openBuiltInHarness({ file: path.join(dataDir, 'auth.db') })
  expect((await harness.post('/link/inspect', { token })).json['error']).toBe(
    'The character of this link is no longer in the campaign. Ask your game master for a new link.',
  )
  await harness.close()
})

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const clerk = {
  AUTH: 'clerk',
  GM_EMAIL: 'gm@example.org',
  CLERK_PUBLISHABLE_KEY: `pk_test_${btoa('clerk.play.example$')}`,
  CLERK_JWT_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
}

it.each([
  [['invite'], 'waybook: With AUTH=clerk, invite people in the Clerk dashboard\n'],
  [['reset', 'pia@example.org'], 'waybook: With AUTH=clerk, reset passwords in the Clerk dashboard\n'],
])('[RUN-4] with AUTH=clerk, waybook %j refers to Clerk', async (args, error) => {
  expect(await waybookHere(await folderOf({}), args, { environment: clerk })).toEqual({ code: 2, out: '', error })
})
