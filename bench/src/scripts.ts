import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const dist = path.resolve(import.meta.dirname, '../../web/dist')

/** The total gzipped size, in bytes, of files of the build, given by their paths in it. */
export async function gzipBytesOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(path.join(dist, file))).length))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** All scripts of the build. */
export async function allScripts(): Promise<string[]> {
  const names = await readdir(path.join(dist, 'assets'))
  return names.filter((name) => name.endsWith('.js')).map((name) => path.join('assets', name))
}
