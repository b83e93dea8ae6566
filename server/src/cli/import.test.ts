import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

import { openSqliteStore } from '#app/open-store.ts'
import { setDynamic } from '#features/characters/set-dynamic.ts'
import { setVisibility } from '#features/entities/visibility.ts'

const item = (name: string) => `---\nname: ${name}\n---\n`
const small = {
  'campaign.yaml': 'name: Small\n',
  'items/bell.md': item('Bell'),
  'items/lamp.md': item('Lamp'),
  'items/rope.md': item('Rope'),
}

async function imported(files: Readonly<Record<string, string>> = small) {
  const [dataDir, folder] = await Promise.all([folderOf({}), folderOf(files)])
  expect(await waybookHere(dataDir, ['import', folder])).toMatchObject({ code: 0, error: '' })
  return { dataDir, folder }
}

describe('a folder with most entities missing', () => {
  it('[CAM-26] [CAM-224] removes nothing unless confirmed; without a terminal there is no question', async () => {
    const { dataDir } = await imported()
    const empty = await folderOf({ 'campaign.yaml': 'name: Small\n' })
    const refused = await waybookHere(dataDir, ['import', empty])
    expect(refused).toEqual({
      code: 1,
      out: '',
      error: `Nothing was imported: this would remove 3 of the 3 entities in Waybook. Check that ${empty} is the right folder and is complete, or import it once with --yes.\n`,
    })
    expect(await waybookHere(dataDir, ['import', empty, '--dry-run'])).toMatchObject({ code: 1, error: refused.error })
    const removed = await waybookHere(dataDir, ['import', empty, '--yes'])
    expect([removed.code, removed.out]).toEqual([0, expect.stringContaining('0 added, 0 changed, 3 removed')])
  })

  it('[CAM-26] may lack up to half of them', async () => {
    const { dataDir, folder } = await imported()
    await rm(path.join(folder, 'items/rope.md'))
    const { code, out } = await waybookHere(dataDir, ['import', folder])
    expect([code, out]).toEqual([0, expect.stringContaining('1 removed')])
    await writeFile(path.join(folder, 'items/rope.md'), item('Rope'))
  })
})

describe('a file that is left out', () => {
  it('[CAM-24] makes check and import exit with code 1, but all other files are imported', async () => {
    const folder = await folderOf({ ...small, 'items/oil.md': '---\nname: Oil\n' })
    const dataDir = await folderOf({})
    const checked = await waybookHere(dataDir, ['check', folder])
    expect([checked.code, checked.out]).toEqual([
      1,
      'items/oil.md:1: the front matter does not end; write --- on a line of its own after it\n1 fault, 0 warnings, 1 file left out\n',
    ])
    const { code, out, error } = await waybookHere(dataDir, ['import', folder])
    expect({ code, error, isImported: out.includes('3 added') }).toEqual({
      code: 1,
      error: checked.out,
      isImported: true,
    })
  })

  it('[CAM-24] differs from other warnings, which change the exit code only with --strict', async () => {
    const folder = await folderOf({ ...small, 'scenes/gate.md': item('Gate') })
    const dataDir = await folderOf({})
    expect((await waybookHere(dataDir, ['check', folder])).code).toBe(0)
    expect((await waybookHere(dataDir, ['check', folder, '--strict'])).code).toBe(1)
    expect((await waybookHere(dataDir, ['import', folder])).code).toBe(0)
  })
})

it('[CIM-450] waybook undo takes back the last import as a whole, and lists the imports', async () => {
  const { dataDir, folder } = await imported()
  await writeFile(path.join(folder, 'items/lamp.md'), item('Lantern'))
  await writeFile(path.join(folder, 'items/oil.md'), item('Oil'))
  expect((await waybookHere(dataDir, ['import', folder])).out).toContain('waybook undo takes it back, for 30 days.\n')
  expect((await waybookHere(dataDir, ['import', folder])).out).not.toContain('waybook undo')
  const { out } = await waybookHere(dataDir, ['undo', '--list'])
  const [newest = '', first = ''] = out.split('\n').map((line) => line.split(' ', 1)[0] ?? '')
  expect(out.split('\n')).toEqual([
    expect.stringMatching(`^${newest}  .*${path.basename(folder)}, 2 pages$`),
    expect.stringMatching(/, 3 pages$/),
    '',
  ])
  expect(await waybookHere(dataDir, ['undo'])).toMatchObject({
    code: 0,
    out: `Undone ${path.basename(folder)}: 1 removed, 1 as before, 0 restored\n`,
  })
  expect((await waybookHere(dataDir, ['undo', newest])).out).toContain('was undone before')
  expect((await waybookHere(dataDir, ['import', folder, '--dry-run'])).out).toContain('1 added, 1 changed, 0 removed')
  expect((await waybookHere(dataDir, ['undo', 'none'])).error).toContain('There is no import none')
  expect((await waybookHere(dataDir, ['undo', first, '--changed'])).out).toContain('3 removed')
})

describe('a change in Waybook', () => {
  const mara = (...lines: string[]) => ['---', 'name: Mara', ...lines, '---', ''].join('\n')

  it('[CAM-32] that contradicts the folder is noted by check and import', async () => {
    const before = { ...small, 'characters/mara.md': mara('inventory: { items/bell: 1 }'), 'items/oil.md': item('Oil') }
    const { dataDir } = await imported(before)
    await play(dataDir)
    const folder = await folderOf({
      ...before,
      'characters/mara.md': mara('visible: false', 'inventory: { items/rope: 1 }'),
      'items/oil.md': '---\nname: Oil\nvisible: false\n---\n',
    })
    const notes = [
      'characters/mara.md:4: note: Mara has been played, so the changed inventory is not applied; change it on the character sheet in Waybook',
      'characters/mara.md:3: note: "visible: false" has no effect, because you showed it in Waybook; change it on its page in Waybook, or remove this line',
    ]
    const checked = await waybookHere(dataDir, ['check', folder])
    expect([checked.code, checked.out]).toEqual([0, `${[...notes, '0 faults, 0 warnings'].join('\n')}\n`])
    expect((await waybookHere(dataDir, ['import', folder, '--dry-run'])).error).toBe(`${notes.join('\n')}\n`)
    expect(await waybookHere(dataDir, ['import', folder])).toMatchObject({ code: 0, error: `${notes.join('\n')}\n` })
    // The note on the inventory appears once, the note on the visibility each time.
    expect((await waybookHere(dataDir, ['import', folder])).error).toBe(`${notes[1]}\n`)
  })

  async function play(dataDir: string) {
    const store = await openSqliteStore({ file: path.join(dataDir, 'waybook.db'), backupDir: dataDir, now: Date.now })
    await store.records('dam3').transaction({ actor: 'test' }, async (tx) => {
      await setDynamic(tx, 'characters/mara', { hitpoints: 3 })
      await setVisibility(tx, 'characters/mara', true)
    })
    await store.close()
  }
})
