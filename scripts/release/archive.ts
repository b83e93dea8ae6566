import { createWriteStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import * as tar from 'tar'
import { ZipFile } from 'yazl'

const BEST = 9
/** Already compressed: packing them again takes time and saves nothing. */
const PACKED = /\.(?:br|gz|webp|png|woff2)$/

/** Packs `folder`, which is in `parent`, into a zip file or a compressed tar file. The same files with the same `time` give the same bytes. */
export async function writeArchive(file: string, { parent, folder, time }: Packing): Promise<void> {
  const names = await filesIn(path.join(parent, folder))
  const paths = names.map((name) => `${folder}/${name}`)
  if (file.endsWith('.zip')) await writeZip(file, paths, parent, time)
  else await tar.create({ file, cwd: parent, gzip: { level: BEST }, portable: true, mtime: time }, paths)
}

interface Packing {
  readonly parent: string
  readonly folder: string
  /** The time of all files. */
  readonly time: Date
}

async function writeZip(file: string, paths: readonly string[], parent: string, mtime: Date): Promise<void> {
  const zip = new ZipFile()
  for (const name of paths) {
    const from = path.join(parent, name)
    const { mode } = await stat(from)
    const isPacked = PACKED.test(name)
    zip.addFile(from, name, isPacked ? { mtime, mode, compress: false } : { mtime, mode, compressionLevel: BEST })
  }
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(file))
}

/** The `/`-separated paths of all files in a folder, sorted. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted()
}
