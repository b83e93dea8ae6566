import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { folderOf, waybookHere } from '@waybook/testing/processes/run-command.ts'
import { describe, expect, it } from 'vitest'

const vault = {
  'campaign.yaml': 'name: Small\ndefaultVisibility: gameMaster\n',
  'The Inn.md': 'See ![[Song.mp3]].\n',
  'Broken.md': '---\nvisible: perhaps\n---\nx\n',
  'README.md': 'For people.\n',
  'Templates/NPC.md': '<% tp.file.title %>\n',
  'Web.canvas': '{"nodes":[]}',
  'Song.mp3': 'la\0la',
  'Unused.png': 'no picture',
  '.obsidian/app.json': '{}',
}
/** These are never kept: what they contain may run when somebody opens the exported folder. */
const notKept = { '.git/hooks/post-checkout': '#!/bin/sh\n', '.DS_Store': 'x' }

async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const read = await Promise.all(
    files.map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const),
  )
  return Object.fromEntries(read.filter(([name]) => !name.startsWith('.waybook')))
}

async function imported() {
  const [dataDir, folder, exports] = await Promise.all([folderOf({}), folderOf({ ...vault, ...notKept }), folderOf({})])
  const { out } = await waybookHere(dataDir, ['import', folder])
  expect(out).toContain('Imported: 1 added')
  const exported = path.join(exports, 'out')
  return { dataDir, folder, exported, exportIt: async () => await waybookHere(dataDir, ['export', exported]) }
}

describe('[CAM-351] files that are not read', () => {
  it('are given back by an export, and a sync changes nothing', async () => {
    const { dataDir, folder, exported, exportIt } = await imported()
    expect(await exportIt()).toMatchObject({ code: 0, out: expect.stringContaining('7 other files') as string })
    expect(await filesIn(exported)).toEqual(vault)
    expect((await waybookHere(dataDir, ['sync', folder])).out).toContain('Wrote 0 files')
    expect(await filesIn(folder)).toEqual({ ...vault, ...notKept })
  })

  it('stay in an exported folder as they were edited there, and missing ones return', async () => {
    const { dataDir, folder, exported, exportIt } = await imported()
    await exportIt()
    await writeFile(path.join(exported, 'Web.canvas'), 'edited')
    await rm(path.join(exported, 'Song.mp3'))
    await writeFile(path.join(folder, '.obsidian/app.json'), '{"new":true}')
    await waybookHere(dataDir, ['import', folder])
    expect(await exportIt()).toMatchObject({ code: 0 })
    expect(await filesIn(exported)).toEqual({ ...vault, 'Web.canvas': 'edited', '.obsidian/app.json': '{"new":true}' })
  })

  it('of one folder come to an exported one that never had them, and removed ones do not return', async () => {
    const { dataDir, folder, exported, exportIt } = await imported()
    await exportIt()
    await writeFile(path.join(folder, 'New.mp3'), 'new')
    await waybookHere(dataDir, ['sync', folder])
    await rm(path.join(exported, 'Unused.png'))
    expect((await waybookHere(dataDir, ['sync', exported])).out).toContain('Wrote 1 files')
    expect(Object.keys(await filesIn(exported))).toContain('New.mp3')
    expect(await exportIt()).toMatchObject({ out: expect.stringContaining('7 other files') as string })
    expect(Object.keys(await filesIn(exported))).not.toContain('Unused.png')
  })

  it('become pages once they can be read', async () => {
    const { dataDir, folder, exported, exportIt } = await imported()
    await writeFile(path.join(folder, 'Broken.md'), 'mended\n')
    expect((await waybookHere(dataDir, ['import', folder])).out).toContain('1 added')
    expect(await exportIt()).toMatchObject({ out: expect.stringContaining('6 other files') as string })
    expect(await filesIn(exported)).toEqual({ ...vault, 'Broken.md': 'mended\n' })
  })
})
