import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { SiteBytes } from './site-files.ts'

/** The list of the pages in a published folder. It marks the folder as one that may be replaced. */
const MARK = '.waybook-site.json'

export type Published =
  | { readonly ok: true; readonly files: number; readonly bytes: number; readonly gone: readonly string[] }
  | { readonly ok: false; readonly why: string }

/**
 * Writes a site into a new folder beside `folder` and then puts it in its place, so a page that is now hidden does not stay, and no half
 * site is ever there. Refuses a folder with files of something else. What belongs to the web space stays: hidden files, and `CNAME`.
 */
export async function writeSiteFolder(folder: string, files: AsyncIterable<SiteBytes>): Promise<Published> {
  const before = await readdir(folder).catch(emptyIfMissing)
  const pagesBefore = await pagesOf(folder)
  if (before.some((name) => !staysWith(name)) && pagesBefore === null)
    return { ok: false, why: `${folder} contains other files. Choose a new folder, or one with an earlier site.` }
  await mkdir(path.dirname(path.resolve(folder)), { recursive: true })
  const coming = await mkdtemp(`${path.resolve(folder)}.new-`)
  try {
    const { pages, count, bytes } = await writeAll(coming, files)
    for (const name of before.filter((one) => staysWith(one) && one !== MARK))
      await rename(path.join(folder, name), path.join(coming, name))
    await rm(folder, { recursive: true, force: true })
    await rename(coming, folder)
    const gone = (pagesBefore ?? []).filter((page) => !pages.includes(page))
    return { ok: true, files: count, bytes, gone }
  } catch (error) {
    await rm(coming, { recursive: true, force: true })
    throw error
  }
}

const staysWith = (name: string) => name.startsWith('.') || name === 'CNAME'

async function writeAll(folder: string, files: AsyncIterable<SiteBytes>) {
  const pages: string[] = []
  let [count, bytes] = [0, 0]
  for await (const { path: name, read } of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    const content = await read()
    await writeFile(file, content)
    if (name.endsWith('.html')) pages.push(name)
    count += 1
    bytes += content.length
  }
  await writeFile(path.join(folder, MARK), JSON.stringify({ pages }))
  return { pages, count, bytes }
}

/** The pages of the site that was published into this folder; `null` if there was none. */
async function pagesOf(folder: string): Promise<readonly string[] | null> {
  const text = await readFile(path.join(folder, MARK), 'utf8').catch(() => null)
  if (text === null) return null
  const read: unknown = JSON.parse(text)
  const pages = typeof read === 'object' && read !== null && 'pages' in read ? read.pages : []
  return Array.isArray(pages) ? pages.map(String) : []
}

function emptyIfMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
