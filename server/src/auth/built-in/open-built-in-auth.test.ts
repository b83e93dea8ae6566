import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { slugOf } from '@waybook/contract'
import { NEWCOMER, openRig, PASSWORD } from '@waybook/testing/auth/built-in-harness.ts'
import { expect, test } from 'vitest'

import { describeSignIn, type SignInRig } from '../auth.contract.ts'
import { describeMembers } from '../members.contract.ts'

describeSignIn('built-in', openBuiltIn)
describeMembers('built-in', openBuiltIn)

async function openBuiltIn(): Promise<SignInRig> {
  const rig = await openRig()
  return {
    signIn: rig.signIn,
    app: rig.app,
    setUpByLink: true,
    asGameMaster: async () => ({ cookie: await rig.gameMaster() }),
    asPlayer: async (characterId) => ({
      cookie: await rig.player(characterId, { email: `${slugOf(characterId)}@example.org` }),
    }),
    tampered: ({ cookie = '' }) => ({ cookie: cookie.replace(/.(?=.{6}$)/, (sign) => (sign === 'A' ? 'B' : 'A')) }),
    end: async ({ cookie = '' }) => void (await rig.post('/sign-out', {}, { cookie })),
    close: rig.close,
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

test('[SIG-30] accounts, sessions and open links are there after a restart', async () => {
  await inFolder(async (folder) => {
    const file = path.join(folder, 'auth.db')
    const before = await openRig({ file })
    const cookie = await before.player('characters/kessa-vane')
    const token = await before.tokenFor({ kind: 'setup', role: 'gameMaster' })
    await before.close()
    const after = await openRig({ file })
    expect((await after.signIn.identify({ cookie }))?.user.firstName).toBe('Pia')
    expect((await after.post('/link/inspect', { token })).status).toBe(200)
    await after.close()
  })
})

test('[SIG-30] a backup holds the accounts, made while somebody signs in', async () => {
  await inFolder(async (folder) => {
    const rig = await openRig({ file: path.join(folder, 'auth.db') })
    await rig.player()
    const copy = path.join(folder, 'copy.db')
    const [entered] = await Promise.all([rig.enter(NEWCOMER.email, PASSWORD), rig.signIn.backup(copy)])
    expect(entered.status).toBe(200)
    await rig.close()
    const restored = await openRig({ file: copy })
    expect((await restored.enter(NEWCOMER.email, PASSWORD)).status).toBe(200)
    await restored.close()
  })
})

test('[SIG-13] neither passwords nor the tokens of links can be read from the file', async () => {
  await inFolder(async (folder) => {
    const file = path.join(folder, 'auth.db')
    const rig = await openRig({ file, hashesAsUsual: true })
    await rig.player()
    const token = await rig.tokenFor({ kind: 'setup', role: 'gameMaster' })
    await rig.close()
    const database = new DatabaseSync(file, { readOnly: true })
    const rows = ['account', 'oneTimeLink'].flatMap((table) => database.prepare(`SELECT * FROM ${table}`).all())
    database.close()
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
    expect(rows[0]?.['password']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})
