import { readFile } from 'node:fs/promises'
import path from 'node:path'

import * as z from 'zod'

const table = z.record(z.string(), z.array(z.string()))

/** The scripts of each page beyond those of every page, by its path; a path that ends in `/` stands for all below it. */
export type PageChunks = Readonly<Record<string, readonly string[]>>

/** As the build wrote it down. */
export async function readPageChunks(webDir: string): Promise<PageChunks> {
  return table.parse(JSON.parse(await readFile(path.join(webDir, 'page-chunks.json'), 'utf8')))
}

/** The files that the page at a path is made of. */
export function chunksFor(chunks: PageChunks, pathname: string): readonly string[] {
  return chunks[pathname] ?? chunks[pathname.slice(0, pathname.indexOf('/', 1) + 1)] ?? []
}
