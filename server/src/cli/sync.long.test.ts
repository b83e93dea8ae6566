import { execFileSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { decide, edit, rewrite, textOf, waitingIn } from '@waybook/testing/processes/edit-texts.ts'
import { folderOf, waybook, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { readCampaignText } from '#features/writing/campaign-text.ts'
import { createEntity, deleteEntity } from '#features/writing/entity-texts.ts'
import { saveCampaignText } from '#features/writing/queries.ts'
import { renameEntity } from '#features/writing/rename-entity.ts'

const mara =
  '---\n# Who she is\nname: Mara\nmaxHp: 12\ntags: [guide]\n---\n\nThe gate is shut. Two guards stand by it.\n'
const files = {
  'campaign.yaml': 'name: Small # for now\ntagline: A road.\n',
  'characters/mara.md': mara,
  'items/bell.md': '---\nname: Bell\n---\n\nIt rings.\n',
  'items/lamp.md': '---\nname: Lamp\n---\n',
  'items/rope.md': '---\nname: Rope\n---\n',
}

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.email=a@b.test', '-c', 'user.name=A', ...args], { cwd: folder, encoding: 'utf8' })

/** A folder in a repository, and data that matches it. */
async function synced() {
  const [dataDir, folder] = await Promise.all([folderOf({}), folderOf(files)])
  git(folder, 'init', '--quiet')
  git(folder, 'add', '.')
  git(folder, 'commit', '--quiet', '--message', 'First')
  expect(await sync(dataDir, folder)).toMatchObject({ code: 0, error: '' })
  const at = (name: string) => path.join(folder, name)
  const read = async (name: string) => await readFile(at(name), 'utf8').catch(() => null)
  const change = async (name: string, from: string, to: string) =>
    await writeFile(at(name), ((await read(name)) ?? '').replace(from, to))
  return { dataDir, folder, at, read, change }
}

const sync = async (dataDir: string, folder: string, ...more: string[]) =>
  await waybookHere(dataDir, ['sync', folder, ...more])

/** The lines that differ from the commit. */
const changed = (folder: string) =>
  git(folder, 'diff', '--unified=0')
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line))

describe('sync', () => {
  it('[CAM-225] leaves a folder unchanged if Waybook agrees with it', async () => {
    const { folder } = await synced()
    expect(git(folder, 'status', '--porcelain')).toBe('')
  })

  it('[CAM-225] merges folder and Waybook where they changed different things, and changes only those lines', async () => {
    const { dataDir, folder, change } = await synced()
    await rewrite(dataDir, 'characters/mara', (text) => text.replace('maxHp: 12', 'maxHp: 14').replace('Two', 'Three'))
    await change('characters/mara.md', '[guide]', '[guide, oathbound]')
    await change('characters/mara.md', 'shut', 'open')
    await change('campaign.yaml', 'A road.', 'A long road.')
    const { code, error } = await sync(dataDir, folder)
    expect([code, error]).toEqual([0, ''])
    expect(changed(folder)).toEqual([
      '-tagline: A road.',
      '+tagline: A long road.',
      '-maxHp: 12',
      '-tags: [guide]',
      '+maxHp: 14',
      '+tags: [guide, oathbound]',
      '-The gate is shut. Two guards stand by it.',
      '+The gate is open. Three guards stand by it.',
    ])
    expect(git(folder, 'status', '--porcelain')).toBe(' M campaign.yaml\n M characters/mara.md\n')
    const text = await readFile(path.join(folder, 'characters/mara.md'), 'utf8')
    expect(await textOf(dataDir, 'characters/mara')).toBe(text)
    expect((await sync(dataDir, folder)).out).toContain('Imported: 0 added, 0 changed, 0 removed\nWrote 0 files')
  })

  it('[CAM-226] leaves overlapping changes untouched on both sides, names their lines, and exits with code 3', async () => {
    const { dataDir, folder, change, read } = await synced()
    await rewrite(dataDir, 'characters/mara', (text) => text.replace('Two', 'Three').replace('12', '13'))
    await rewrite(dataDir, 'items/bell', (text) => text.replace('rings', 'tolls'))
    await change('characters/mara.md', 'Two', 'Four')
    await change('characters/mara.md', 'maxHp: 12', 'maxHp: 15')
    const before = await read('characters/mara.md')
    const { code, error } = await waybook(dataDir, ['sync', folder])
    expect({ code, error }).toEqual({
      code: 3,
      error: [
        'characters/mara.md:1: waits: maxHp was changed in the folder and in Waybook',
        'characters/mara.md:8: waits: the text was changed in the folder and in Waybook',
        '1 file waits, unchanged on both sides: make them agree, or decide on the Import page (/admin/import), or with --ours (the folder) or --theirs (Waybook)',
        '',
      ].join('\n'),
    })
    expect(await read('characters/mara.md')).toBe(before)
    expect(await textOf(dataDir, 'characters/mara')).toContain('maxHp: 13')
    expect(await read('items/bell.md')).toContain('It tolls.')
  })

  it.each([
    ['--ours', 'Four guards', 'Lamp of brass'],
    ['--theirs', 'Three guards', 'Lamp of brass'],
  ])('[CAM-226] decides with %s, and keeps changes that do not overlap', async (option, words, name) => {
    const { dataDir, folder, change, read } = await synced()
    await rewrite(dataDir, 'characters/mara', (text) => text.replace('Two', 'Three'))
    await change('characters/mara.md', 'Two', 'Four')
    await change('items/lamp.md', 'Lamp', 'Lamp of brass')
    expect((await sync(dataDir, folder)).code).toBe(3)
    expect((await sync(dataDir, folder, option)).code).toBe(0)
    expect(await read('characters/mara.md')).toContain(words)
    expect(await textOf(dataDir, 'characters/mara')).toBe(await read('characters/mara.md'))
    expect(await textOf(dataDir, 'items/lamp')).toContain(name)
    expect((await sync(dataDir, folder)).out).toContain('Wrote 0 files')
  })

  it('[CAM-227] copies new files and removals to the other side', async () => {
    const { dataDir, folder, at, read } = await synced()
    await edit(dataDir, async (tx) => {
      await createEntity(tx, { type: 'item', text: '---\nname: Wick\n---\n' })
      await deleteEntity(tx, 'items/lamp')
    })
    await rm(at('items/rope.md'))
    await writeFile(at('items/oil.md'), '---\nname: Oil\n---\n')
    expect((await sync(dataDir, folder)).code).toBe(0)
    expect((await readdir(at('items'))).toSorted()).toEqual(['bell.md', 'oil.md', 'wick.md'])
    // One after another: stores of one process that wait for each other's lock would wait forever.
    const there: (string | null)[] = []
    for (const id of ['wick', 'lamp', 'rope', 'oil']) there.push(await textOf(dataDir, `items/${id}`))
    expect(there.map((text) => text !== null)).toEqual([true, false, false, true])
    await writeFile(at('items/rope.md'), files['items/rope.md'])
    expect((await sync(dataDir, folder)).code).toBe(0)
    expect(await textOf(dataDir, 'items/rope')).toBe(await read('items/rope.md'))
  })

  it('[CAM-227] a file that one side removed and the other changed waits for a decision', async () => {
    const { dataDir, folder, at, read, change } = await synced()
    await rewrite(dataDir, 'items/bell', (text) => text.replace('rings', 'tolls'))
    await rm(at('items/bell.md'))
    await edit(dataDir, async (tx) => await deleteEntity(tx, 'items/lamp'))
    await change('items/lamp.md', 'Lamp', 'Lantern')
    const { code, error } = await sync(dataDir, folder)
    expect(code).toBe(3)
    expect(error).toContain('items/bell.md:1: waits: the file was removed in the folder and changed in Waybook\n')
    expect(error).toContain('items/lamp.md:1: waits: the file was changed in the folder and removed in Waybook\n')
    expect([await read('items/bell.md'), await textOf(dataDir, 'items/lamp')]).toEqual([null, null])
    expect((await sync(dataDir, folder, '--theirs')).code).toBe(0)
    expect([await read('items/bell.md'), await read('items/lamp.md')]).toEqual([expect.stringContaining('tolls'), null])
  })

  /** A synced file in which the bell tolls in Waybook and clangs in the folder. */
  async function overlapping() {
    const there = await synced()
    await rewrite(there.dataDir, 'items/bell', (text) => text.replace('rings', 'tolls'))
    await there.change('items/bell.md', 'rings', 'clangs')
    expect((await sync(there.dataDir, there.folder)).code).toBe(3)
    return there
  }

  it.each([
    ['folder', 'It clangs.\n'],
    ['waybook', 'It tolls.\n'],
    ['both', 'It clangs.\nIt tolls.\n'],
  ] as const)('[CAM-315] writes a decision from the Import page to the folder (%s)', async (decision, words) => {
    const { dataDir, folder, read } = await overlapping()
    expect(await waitingIn(dataDir)).toMatchObject([
      { file: 'items/bell.md', hunks: [{ where: 'line 5', mine: 'It clangs.\n', theirs: 'It tolls.\n' }] },
    ])
    await decide(dataDir, 'items/bell.md', decision)
    const { code, error } = await sync(dataDir, folder)
    expect([code, error]).toEqual([0, ''])
    expect(await read('items/bell.md')).toBe(`---\nname: Bell\n---\n\n${words}`)
    expect(await textOf(dataDir, 'items/bell')).toBe(await read('items/bell.md'))
    expect(await waitingIn(dataDir)).toEqual([])
    expect((await sync(dataDir, folder)).out).toContain('Wrote 0 files')
  })

  it.each([
    ['folder', null, '---\nname: Lantern\n---\n'],
    ['waybook', '---\nname: Bell\n---\n\nIt tolls.\n', null],
  ] as const)('[CAM-315] applies a decided removal to both sides (%s)', async (decision, bell, lamp) => {
    const { dataDir, folder, at, read, change } = await synced()
    await rewrite(dataDir, 'items/bell', (text) => text.replace('rings', 'tolls'))
    await rm(at('items/bell.md'))
    await edit(dataDir, async (tx) => await deleteEntity(tx, 'items/lamp'))
    await change('items/lamp.md', 'Lamp', 'Lantern')
    expect((await sync(dataDir, folder)).code).toBe(3)
    for (const file of ['items/bell.md', 'items/lamp.md']) await decide(dataDir, file, decision)
    expect(await sync(dataDir, folder)).toMatchObject({ code: 0, error: '' })
    expect([await read('items/bell.md'), await read('items/lamp.md')]).toEqual([bell, lamp])
    expect([await textOf(dataDir, 'items/bell'), await textOf(dataDir, 'items/lamp')]).toEqual([bell, lamp])
  })

  it('[CAM-315] writes a decision about campaign.yaml to the folder', async () => {
    const { dataDir, folder, read, change } = await synced()
    await edit(dataDir, async (tx) => {
      const { text = '', version = 0 } = (await readCampaignText(tx)) ?? {}
      await saveCampaignText(tx, { text: text.replace('A road.', 'A wet road.'), baseVersion: version })
    })
    await change('campaign.yaml', 'A road.', 'A long road.')
    expect((await sync(dataDir, folder)).code).toBe(3)
    await decide(dataDir, 'campaign.yaml', 'waybook')
    expect(await sync(dataDir, folder)).toMatchObject({ code: 0, error: '' })
    expect(await read('campaign.yaml')).toContain('tagline: A wet road.')
  })

  it('[CAM-228] renames the file of an entity that was renamed in Waybook', async () => {
    const { dataDir, folder, at, read, change } = await synced()
    await edit(
      dataDir,
      async (tx) => await renameEntity(tx, 'items/bell', { name: 'Great bell', to: 'items/great-bell' }),
    )
    await change('items/bell.md', 'It rings.', 'It rings twice.')
    expect((await sync(dataDir, folder)).code).toBe(0)
    expect((await readdir(at('items'))).toSorted()).toEqual(['great-bell.md', 'lamp.md', 'rope.md'])
    expect(await read('items/great-bell.md')).toBe('---\nname: Great bell\n---\n\nIt rings twice.\n')
    expect(await textOf(dataDir, 'items/great-bell')).toBe(await read('items/great-bell.md'))
  })

  it('[CAM-225] writes nothing if the folder has faults', async () => {
    const { dataDir, folder, at, read } = await synced()
    await rewrite(dataDir, 'items/bell', (text) => text.replace('rings', 'tolls'))
    await writeFile(at('items/lamp.md'), '---\nname: [\n---\n')
    const { code, error } = await sync(dataDir, folder)
    expect([code, error]).toEqual([1, expect.stringMatching(/^items\/lamp\.md:\d+: /)])
    expect(await read('items/bell.md')).toBe(files['items/bell.md'])
  })
})
