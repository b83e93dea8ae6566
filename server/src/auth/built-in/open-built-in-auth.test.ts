import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { slugOf } from '@waybook/contract'
import { hasTestPostgres, testPostgres } from '@waybook/testing/stores/test-postgres.ts'
import { NEWCOMER, openBuiltInHarness, PASSWORD } from '@waybook/testing/world/auth/built-in-harness.ts'
import { describe, expect, test } from 'vitest'

import { describeSignIn, type AuthHarness } from '../auth.contract.ts'
import { describeMembers } from '../members.contract.ts'

describeSignIn('built-in', async () => await openBuiltIn({}))
describeMembers('built-in', async () => await openBuiltIn({}))

// `engines-agree.test.ts` compares the answers about members on both engines.
describe.runIf(hasTestPostgres && process.env['LONG'])('accounts in PostgreSQL', () => {
  const open = async () => await openBuiltIn({ url: await testPostgres() })
  describeSignIn('built-in', open)
  describeMembers('built-in', open)
})

async function openBuiltIn(place: { readonly url?: string }): Promise<AuthHarness> {
  const harness = await openBuiltInHarness(place)
  return {
    signIn: harness.signIn,
    app: harness.app,
    setUpByLink: true,
    asGameMaster: async () => ({ cookie: await harness.gameMaster() }),
    asPlayer: async (characterId) => {
      // Nobody joins at the same moment as somebody else, because members are sorted by the time they joined.
      harness.advance(1)
      return { cookie: await harness.player(characterId, { email: `${slugOf(characterId)}@example.org` }) }
    },
    tampered: ({ cookie = '' }) => ({ cookie: cookie.replace(/.(?=.{6}$)/, (sign) => (sign === 'A' ? 'B' : 'A')) }),
    end: async ({ cookie = '' }) => void (await harness.post('/sign-out', {}, { cookie })),
    close: harness.close,
  }
}

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'waybook-accounts-'))
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('[SIG-30] accounts, sessions and open links survive a restart', async () => {
  await inFolder(async (folder) => {
    const file = path.join(folder, 'auth.db')
    const before = await openBuiltInHarness({ file })
    const cookie = await before.player('characters/kessa-vane')
    const token = await before.tokenFor({ kind: 'setup', role: 'gameMaster' })
    await before.close()
    const after = await openBuiltInHarness({ file })
    expect((await after.signIn.identify({ cookie }))?.user.firstName).toBe('Pia')
    expect((await after.post('/link/inspect', { token })).status).toBe(200)
    await after.close()
  })
})

test('[SIG-30] a backup made during a sign-in contains the accounts', async () => {
  await inFolder(async (folder) => {
    const harness = await openBuiltInHarness({ file: path.join(folder, 'auth.db') })
    await harness.player()
    const copy = path.join(folder, 'copy.db')
    const [entered] = await Promise.all([harness.enter(NEWCOMER.email, PASSWORD), harness.signIn.backup(copy)])
    expect(entered.status).toBe(200)
    await harness.close()
    const restored = await openBuiltInHarness({ file: copy })
    expect((await restored.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
    await restored.close()
  })
})

test('[SIG-13] neither passwords nor the tokens of links can be read from the file', async () => {
  await inFolder(async (folder) => {
    const file = path.join(folder, 'auth.db')
    const harness = await openBuiltInHarness({ file, productionHashing: true })
    await harness.player()
    const token = await harness.tokenFor({ kind: 'setup', role: 'gameMaster' })
    await harness.close()
    const database = new DatabaseSync(file, { readOnly: true })
    const rows = ['account', 'oneTimeLink'].flatMap((table) => database.prepare(`SELECT * FROM ${table}`).all())
    database.close()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
    expect(rows[0]?.['password']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})
