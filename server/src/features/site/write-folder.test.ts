import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { temporaryFolder } from '@waybook/testing/stores/temporary-folder.ts'
import { expect, it } from 'vitest'

import type { SiteBytes } from './site-files.ts'
import { writeSiteFolder } from './write-folder.ts'

async function* site(...pages: readonly string[]): AsyncGenerator<SiteBytes> {
  for (const page of pages) yield { path: page, read: async () => await Promise.resolve(Buffer.from(page)) }
}

const filesIn = async (folder: string) => (await readdir(folder, { recursive: true })).toSorted()

it('[SITE-5] a published folder is replaced, and what is the web space’s own stays', async () => {
  const folder = path.join(await temporaryFolder(), 'site')
  expect(await writeSiteFolder(folder, site('index.html', 'items/bell.html'))).toMatchObject({ ok: true, files: 2 })
  await writeFile(path.join(folder, 'CNAME'), 'road.example')
  await mkdir(path.join(folder, '.git'))
  expect(await writeSiteFolder(folder, site('index.html'))).toMatchObject({ ok: true, gone: ['items/bell.html'] })
  expect(await filesIn(folder)).toEqual(['.git', '.waybook-site.json', 'CNAME', 'index.html'])
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe('index.html')
  expect(await filesIn(path.dirname(folder))).not.toContain(expect.stringContaining('.new-'))
})

it('[SITE-5] a folder with other files is refused', async () => {
  const folder = await temporaryFolder()
  await writeFile(path.join(folder, 'thesis.txt'), 'mine')
  expect(await writeSiteFolder(folder, site('index.html'))).toMatchObject({ ok: false })
  expect(await filesIn(folder)).toEqual(['thesis.txt'])
})

it('[SITE-5] if a file fails, the old site stays', async () => {
  const folder = path.join(await temporaryFolder(), 'site')
  await writeSiteFolder(folder, site('index.html'))
  async function* broken(): AsyncGenerator<SiteBytes> {
    yield* site('other.html')
    throw new Error('the disk is full')
  }
  await expect(writeSiteFolder(folder, broken())).rejects.toThrow('the disk is full')
  expect(await filesIn(folder)).toEqual(['.waybook-site.json', 'index.html'])
  expect(await readdir(path.dirname(folder))).toEqual(['site'])
})
