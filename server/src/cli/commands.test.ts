import { existsSync } from 'node:fs'
import { cp, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { folderOf, waybook, waybookByRing, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { NEWCOMER, openBuiltInHarness } from '@waybook/testing/world/auth/built-in-harness.ts'
import * as tar from 'tar'
import { beforeAll, describe, expect, it } from 'vitest'

import { copyDatabaseFile } from '#database/copy-database.ts'
import { lockDataDir } from '#database/data-lock.ts'

const sound = {
  'campaign.yaml': 'name: Small\n',
  'characters/kessa.md': '---\nname: Kessa\ntags: [party-member]\n---\n\nBorn on the ebb.\n',
  'items/bell.md': '---\nname: Bell\n---\n',
  'items/bell.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#123"/></svg>',
}
const faulty = { ...sound, 'items/knife.md': '---\nname: Knife\nvisible: red\n---\n' }

let folder: string
let dataDir: string
beforeAll(async () => {
  folder = await folderOf(sound)
  dataDir = await folderOf({})
  await waybookHere(dataDir, ['import', folder])
})

describe('incorrect use', () => {
  it.each([
    [[], 'a command is missing'],
    [['fly'], 'unknown command "fly"'],
    [['import'], 'Missing argument'],
    [['check', 'a', 'b'], 'Too many arguments'],
    [['invite', '--charakter', 'x'], '--charakter'],
    [['invite', '--character', 'characters/nobody'], 'no character'],
    [['reset', 'nobody@example.org'], 'no account'],
    [['restore', 'nothing-there'], 'does not exist'],
  ])('[RUN-4] waybook %j prints one line and exits with code 2', async (args, message) => {
    const { code, error } = await waybookHere(dataDir, args)
    expect({ code, lines: error.trim().split('\n').length }).toEqual({ code: 2, lines: 1 })
    expect(error).toContain(message)
  })

  it('[RUN-4] the program prints nothing else and exits with this code', async () => {
    expect(await waybook(dataDir, ['check', 'a', 'b'])).toEqual(await waybookHere(dataDir, ['check', 'a', 'b']))
  })
})

describe('check and import', () => {
  it('[CAM-1] reports a fault with file and line, and imports all other files', async () => {
    const [wrong, empty] = await Promise.all([folderOf(faulty), folderOf({})])
    const checked = await waybookByRing(empty, ['check', wrong])
    expect(checked).toMatchObject({ code: 1 })
    expect(checked.out).toMatch(/items\/knife\.md:3: .*visible/)
    const strict = await waybookHere(empty, ['import', wrong, '--strict'])
    expect(strict).toMatchObject({ code: 1 })
    expect(await waybookHere(empty, ['export', `${empty}-out`])).toMatchObject({ code: 2 })
    const imported = await waybookHere(empty, ['import', wrong])
    expect(imported).toMatchObject({ code: 1 })
    expect(imported.out).toContain('2 added')
  })

  it('[CAM-2] importing the same folder again changes nothing, and reports that', async () => {
    const { code, out } = await waybookByRing(dataDir, ['import', folder])
    expect(code).toBe(0)
    expect(out).toContain('0 added, 0 changed, 0 removed')
  })

  it('[CAM-3] a dry run reports what would change and changes nothing', async () => {
    const more = await folderOf({ ...sound, 'items/lamp.md': '---\nname: Lamp\n---\n' })
    const dryRun = async () => (await waybookHere(dataDir, ['import', more, '--dry-run'])).out
    expect([await dryRun(), await dryRun()].join('')).toMatch(/(1 added, 0 changed, 0 removed[^]*){2}/)
  })

  it('[CAM-4] an export reproduces the folder byte for byte', async () => {
    const out = `${dataDir}-exported`
    expect(await waybookByRing(dataDir, ['export', out])).toMatchObject({ code: 0 })
    for (const [name, text] of Object.entries(sound)) expect(await readFile(path.join(out, name), 'utf8')).toBe(text)
  })
})

describe('invite', () => {
  it('[RUN-3] prints a link for a character', async () => {
    const { code, out } = await waybookByRing(dataDir, ['invite', '--character', 'characters/kessa'])
    expect(code).toBe(0)
    expect(out).toMatch(/^http:\/\/localhost:4870\/join#[\w-]{43}\n$/)
  })
})

describe('reset', () => {
  it('[MEM-10] prints a link to set a new password for the account with the address', async () => {
    const harness = await openBuiltInHarness({ file: path.join(dataDir, 'auth.db') })
    await harness.player()
    const { code, out } = await waybookByRing(dataDir, ['reset', NEWCOMER.email.toUpperCase()])
    expect(code).toBe(0)
    const token = /^http:\/\/localhost:4870\/reset#([\w-]{43})\n$/.exec(out)?.[1]
    expect((await harness.post('/link/inspect', { token })).json).toMatchObject({
      kind: 'reset',
      email: NEWCOMER.email,
    })
    await harness.close()
  })
})

describe('backup and restore', () => {
  it('[RUN-6] restores a backup and keeps the previous data folder', async () => {
    const file = `${dataDir}.tar.gz`
    const lock = lockDataDir(dataDir)
    expect(await waybookByRing(dataDir, ['backup', file])).toMatchObject({ code: 0 })
    expect((await stat(file)).mode & 0o077).toBe(0)
    const refused = await waybookHere(dataDir, ['restore', file])
    expect(refused.code).toBe(2)
    expect(refused.error).toContain('running')
    lock?.release()

    const { code, out } = await waybookByRing(dataDir, ['restore', file])
    expect(code).toBe(0)
    const stored = /now (\S+)/.exec(out)?.[1] ?? ''
    expect(existsSync(path.join(stored, 'waybook.db'))).toBe(true)
    expect((await waybookHere(dataDir, ['import', folder, '--dry-run'])).out).toContain('0 added, 0 changed, 0 removed')
    const exported = `${dataDir}-restored`
    await waybookHere(dataDir, ['export', exported])
    expect(await readFile(path.join(exported, 'items/bell.svg'), 'utf8')).toBe(sound['items/bell.svg'])
  })

  it('[RUN-9] restores a copy of the records, and prints where the previous ones are', async () => {
    const copy = path.join(await folderOf({}), 'daily-2026-10-07.db')
    await copyDatabaseFile(path.join(dataDir, 'waybook.db'), copy)
    const { code, out, error } = await waybookHere(dataDir, ['restore', copy])
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toContain('records, 1 of 1 pictures; the accounts are unchanged; the previous records are now in ')
  })

  // Starting the program takes seconds of processor time.
  it.runIf(process.env['LONG'])(
    '[RUN-8] does not start if there are accounts but no records, and says so in one line',
    async () => {
      const lost = await folderOf({})
      await cp(path.join(dataDir, 'auth.db'), path.join(lost, 'auth.db'))
      const { code, error } = await waybook(lost, ['start'])
      expect({ code, lines: error.trim().split('\n').length }).toEqual({ code: 2, lines: 1 })
      expect(error).toContain('waybook.db is missing, but there are accounts')
    },
  )

  it('[RUN-6] a file that is not a backup changes nothing', async () => {
    const bad = path.join(await folderOf({ 'bad.tar.gz': 'not an archive' }), 'bad.tar.gz')
    expect(await waybookHere(dataDir, ['restore', bad])).toMatchObject({ code: 2 })
    expect((await waybookHere(dataDir, ['import', folder, '--dry-run'])).out).toContain('0 added, 0 changed, 0 removed')
  })

  it('[RUN-6] an archive with a broken database is refused and changes nothing', async () => {
    const parts = await folderOf({
      'waybook-backup.json': '{"version":1,"madeAt":"2026-11-21T00:00:00.000Z"}',
      'waybook.db': 'not a database',
      'auth.db': '',
    })
    const file = `${parts}.tar.gz`
    await tar.create({ gzip: true, file, cwd: parts }, ['.'])
    const { code, error } = await waybookHere(dataDir, ['restore', file])
    expect({ code, error }).toEqual({ code: 2, error: 'waybook: The backup is damaged: nothing was restored\n' })
    expect((await waybookHere(dataDir, ['import', folder, '--dry-run'])).out).toContain('0 added, 0 changed, 0 removed')
  })

  it('[RUN-11] records with any damage are not backed up', async () => {
    const damaged = await folderOf({})
    await cp(dataDir, damaged, { recursive: true })
    const records = new DatabaseSync(path.join(damaged, 'waybook.db'), { defensive: false })
    records.exec(`
      pragma writable_schema = on;
      update sqlite_schema set sql = replace(sql, '"sortName", id', 'id, "sortName"') where name = 'entity_by_sortName_id';
    `)
    records.close()
    const file = `${damaged}.tar.gz`
    const { code, error } = await waybookHere(damaged, ['backup', file])
    expect({ code, error }).toEqual({
      code: 1,
      error: 'waybook: The records are damaged: restore a backup (docs/hosting.md)\n',
    })
    expect([existsSync(file), await readdir(path.join(damaged, 'packing'))]).toEqual([false, []])
  })

  it('[RUN-6] never overwrites an existing file', async () => {
    const there = path.join(await folderOf({ 'there.tar.gz': 'x' }), 'there.tar.gz')
    expect(await waybookHere(dataDir, ['backup', there])).toMatchObject({ code: 2 })
    expect(await readFile(there, 'utf8')).toBe('x')
  })
})
