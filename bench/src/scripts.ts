import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = path.resolve(import.meta.dirname, '../../web/dist')

/** The total gzipped size, in bytes, of files of the build, given by their paths in it. */
export async function gzipBytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(path.join(dist, file))).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}
