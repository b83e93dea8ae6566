import { readFile } from 'node:fs/promises'
import path from 'node:path'

import * as z from 'zod'

const table = z.record(z.string(), z.array(z.string()))

/** The scripts and styles that each page needs in addition to the shared ones, by path. A path that ends in `/` covers all paths below it. */
export type PageChunks = Readonly<Record<string, readonly string[]>>

export async function readPageChunks(webDir: string): Promise<PageChunks> {
  return table.parse(JSON.parse(await readFile(path.join(webDir, 'page-chunks.json'), 'utf8')))
}

/** The additional scripts and styles of the page at a path. */
export function chunksFor(chunks: PageChunks, pathname: string): readonly string[] {
  return chunks[pathname] ?? chunks[pathname.slice(0, pathname.indexOf('/', 1) + 1)] ?? []
}
