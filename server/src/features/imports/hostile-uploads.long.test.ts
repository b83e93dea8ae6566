import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { Problem } from '@waybook/contract'
import { smallSources } from '@waybook/converters/small-sources'
import { zipOf, type ZipPart } from '@waybook/testing/world/zip-of.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openImportFolders } from './import-folders.ts'

const CAMPAIGN = 'small-road'
const SAFE = /^(?:campaign\.yaml|[a-z]+\/[a-z0-9-]+\.(?:md|png|jpe?g|webp|gif|svg|uvtt|dd2vtt|df2vtt))$/

let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'waybook-hostile-'))
})
afterAll(async () => await rm(root, { recursive: true }))

/** The files of a received archive, or why it was refused. Nothing may be left over then. */
async function received(parts: readonly ZipPart[]): Promise<string[] | Problem> {
  const uploads = openImportFolders(root)
  try {
    const id = await uploads.receive(CAMPAIGN, new Blob([new Uint8Array(zipOf(parts))]).stream(), 'upload.zip')
    const files = await uploads.use(CAMPAIGN, id, async ({ folder }) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    })
    await uploads.discard(id)
    return files ?? []
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  } finally {
    expect(await readdir(root)).toEqual([])
  }
}

describe.each(Object.keys(smallSources))('an archive of %s', (format) => {
  const source = Object.entries(smallSources[format] ?? {})
  const parts = (change: (text: string) => string = (text) => text): ZipPart[] =>
    source.map(([name, text]) => ({ name, bytes: text === null ? 'no picture' : change(text) }))

  it('[CIM-451] is refused whole if one of its paths leads out', async () => {
    for (const name of ['../../evil.json', '/etc/evil.json', 'a/../../../evil.md'])
      expect(await received([...parts(), { name, bytes: '{}' }])).toBeInstanceOf(Problem)
  })

  it('[CIM-451] becomes files in the folder only, and archives within it stay closed', async () => {
    const inner = zipOf([{ name: 'notes/evil.md', bytes: 'Evil.' }])
    const files = await received([...parts(), { name: 'inner.zip', bytes: inner }])
    expect(files).toContain('campaign.yaml')
    expect([files].flat().filter((file) => typeof file !== 'string' || !SAFE.test(file))).toEqual([])
  })

  it('[CIM-451] with scripts and paths in its names becomes safe files', async () => {
    const hostile = parts((text) =>
      text
        .replaceAll(/("[nN]ame":\s*)"[^"]*"/g, '$1"<script>alert(1)</script>/../../x"')
        .replaceAll(/<Name>[^<]*<\/Name>/g, '<Name>../../&lt;script&gt;</Name>'),
    )
    const files = await received(hostile)
    const unsafe = files instanceof Problem ? [] : files.filter((file) => !SAFE.test(file))
    expect(unsafe).toEqual([])
  })

  it('[CIM-451] with texts that are nested too deeply or of another kind is refused with a reason, or costs these files', async () => {
    for (const bomb of ['['.repeat(60_000), '"x"']) {
      const files = await received(parts(() => bomb))
      expect(files instanceof Problem ? files.message.length : files.length).toBeGreaterThan(0)
    }
  })
})
