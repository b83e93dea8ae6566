import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import lock from '../../package-lock.json' with { type: 'json' }
import manifest from '../../package.json' with { type: 'json' }
import { writeArchive } from './archive.ts'
import { nodeFor } from './packages.ts'
import type { Platform } from './platforms.ts'
import { stage } from './stage.ts'

const BYTES_MAX = 120_000_000

interface Release {
  readonly file: string
  readonly bytes: number
  /** Whether it contains Node. */
  readonly hasNode: boolean
}

/** Writes the archive of a platform into a folder. Throws if it has more than 120 MB. `time`: the time of all files in it. */
export async function makeRelease(platform: Platform, into: string, time: Date): Promise<Release> {
  const { version } = manifest
  const name = `waybook-${version}-${platform.name}`
  const parent = await mkdtemp(path.join(os.tmpdir(), 'waybook-release-'))
  try {
    const folder = path.join(parent, name)
    await mkdir(folder)
    await stage(platform, folder, version)
    const file = path.join(into, `${name}${platform.os === 'win32' ? '.zip' : '.tar.gz'}`)
    await writeArchive(file, { parent, folder: name, time })
    const { size: bytes } = await stat(file)
    if (bytes > BYTES_MAX) throw new Error(`${file} has ${bytes} bytes, more than ${BYTES_MAX}`)
    return { file, bytes, hasNode: nodeFor(platform, lock.packages) !== null }
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
}
