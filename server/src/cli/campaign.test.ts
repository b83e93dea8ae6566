import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, waybookByRing, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { engines } from '@waybook/testing/stores/test-postgres.ts'
import { describe, expect, it, onTestFinished } from 'vitest'

const HOST = 'vale.example.org'
const PLAY = 'https://play.example.org:8443'
const VALE = `https://${HOST}:8443`

describe.each(engines)('waybook campaign on $name', ({ take }) => {
  /** Runs commands on one installation with a default campaign. */
  async function install() {
    const database = await take?.()
    onTestFinished(async () => await database?.release())
    const dataDir = await folderOf({})
    const environment = {
      PUBLIC_URL: PLAY,
      ...(database ? { DATABASE_URL: database.url } : {}),
    }
    const run = async (...args: readonly string[]) => await waybookHere(dataDir, args, { environment })
    const program = async (...args: readonly string[]) => await waybookByRing(dataDir, args, { environment })
    const main = await folderOf({ 'campaign.yaml': 'name: Drowned Road\n', 'items/bell.md': '---\nname: Bell\n---\n' })
    expect((await run('import', main)).code).toBe(0)
    const vale = await folderOf({ 'campaign.yaml': 'name: Vale\n', 'items/bell.md': '---\nname: Vale bell\n---\n' })
    return { run, program, vale }
  }

  it('[RUN-130] adds a campaign with its records and a set-up link at its host, lists it and removes it', async () => {
    const { run, program, vale } = await install()
    const added = await program('campaign', 'add', 'vale', '--host', HOST, '--from', vale)
    expect(added).toMatchObject({ code: 0, error: '' })
    expect(added.out).toContain(`Added vale: it answers at ${VALE} and ${PLAY}/c/vale\n`)
    expect(added.out).toMatch(/https:\/\/vale\.example\.org:8443\/setup#[\w-]{43}\n/)
    expect((await run('campaign', 'list')).out).toBe(
      `dam3  Drowned Road  ${PLAY}, and every other address (default)\nvale  Vale  ${VALE} ${PLAY}/c/vale\n`,
    )
    const refused = await run('campaign', 'remove', 'vale')
    expect([refused.code, refused.error]).toEqual([2, expect.stringContaining('repeat the command with --yes')])
    expect((await program('campaign', 'remove', 'vale', '--yes')).code).toBe(0)
    expect((await run('campaign', 'list')).out).not.toContain('vale')
  })

  it('[RUN-130] a campaign without a host has its address and its links below its id', async () => {
    const { run } = await install()
    const { out } = await run('campaign', 'add', 'vale')
    expect(out).toContain(`Added vale: it answers at ${PLAY}/c/vale\n`)
    expect(out).toMatch(/https:\/\/play\.example\.org:8443\/c\/vale\/setup#[\w-]{43}\n/)
  })

  it('[RUN-131] a command with --campaign applies to that campaign and no other', async () => {
    const { run, vale } = await install()
    await run('campaign', 'add', 'vale', '--host', HOST)
    expect(await run('import', vale, '--campaign', 'vale')).toMatchObject({ code: 0 })
    const [out, mine] = [path.join(await folderOf({}), 'out'), path.join(await folderOf({}), 'out')]
    await run('export', out, '--campaign', 'vale')
    await run('export', mine)
    expect(await readFile(path.join(out, 'items/bell.md'), 'utf8')).toContain('Vale bell')
    expect(await readFile(path.join(mine, 'items/bell.md'), 'utf8')).not.toContain('Vale')
    expect((await run('invite', '--campaign', 'vale')).out).toMatch(/^https:\/\/vale\.example\.org:8443\/join#/)
    expect((await run('invite')).out).toMatch(/^https:\/\/play\.example\.org:8443\/join#/)
    const unknown = await run('invite', '--campaign', 'hill')
    expect([unknown.code, unknown.error]).toEqual([2, 'waybook: There is no campaign hill. There are: dam3, vale\n'])
  })
})

describe('waybook campaign', () => {
  it.each([
    [['add', 'Vale', '--host', HOST], '"Vale" is not an id'],
    [['add', 'vale', '--host', 'https://vale.example.org'], 'is not a host name'],
    [['add', 'vale', '--host', 'vale.example.org:8443'], 'is not a host name'],
    [['add', 'dam3', '--host', HOST], 'dam3 is the default campaign'],
    [['add', 'vale', '--host', 'localhost'], 'The default campaign answers at this host'],
    [['remove', 'dam3', '--yes'], 'cannot be removed'],
    [['remove', 'vale', '--yes'], 'There is no campaign vale'],
    [['rename', 'vale'], '"rename" is unknown'],
    [['list', 'vale'], 'waybook campaign list'],
  ])('[RUN-132] %j is refused: %s', async (args, why) => {
    const { code, out, error } = await waybookHere(await folderOf({}), ['campaign', ...args])
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(why)
  })

  it('[RUN-132] a host belongs to one campaign, and more hosts can be added to a campaign', async () => {
    const dataDir = await folderOf({})
    await waybookHere(dataDir, ['campaign', 'add', 'vale', '--host', HOST])
    const taken = await waybookHere(dataDir, ['campaign', 'add', 'hill', '--host', HOST])
    expect([taken.code, taken.error]).toEqual([1, 'waybook: The campaign vale already answers at vale.example.org\n'])
    const again = await waybookHere(dataDir, ['campaign', 'add', 'vale', '--host', 'other.example.org'])
    expect([again.code, again.out]).toEqual([
      0,
      expect.stringMatching(/^Changed vale: it answers at .*other\.example\.org.* and .*\/c\/vale\n$/),
    ])
    const same = await waybookHere(dataDir, ['campaign', 'add', 'vale'])
    expect([same.code, same.error]).toEqual([2, expect.stringContaining('vale already exists')])
    expect((await waybookHere(dataDir, ['campaign', 'list'])).out).not.toContain('hill')
  })
})
