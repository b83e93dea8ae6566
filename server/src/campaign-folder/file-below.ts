import { constants, type Stats } from 'node:fs'
import { lstat, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/*
 * Files below a folder that somebody else may have prepared: no link is followed at any part of the way, so that nothing outside
 * of the folder is read, written or removed.
 */

/** A file is written under this name first, and renamed, which replaces a link instead of following it. */
const ARRIVING = '.waybook-export.arriving'

/** Whether a path of names joined with `/` stays in its folder; names with a dot in front are never ours. */
export function isBelow(folder: string, name: string): boolean {
  const plain = name.split('/').every((part) => part !== '' && !part.startsWith('.'))
  return plain && path.resolve(folder, name).startsWith(path.resolve(folder) + path.sep)
}

/** The file at a place; `null` where nothing is, `'other'` where a link or something else is on the way. */
export async function lookBelow(folder: string, name: string): Promise<Stats | 'other' | null> {
  const parts = name.split('/')
  for (const depth of parts.keys()) {
    const about = await lstat(path.join(folder, ...parts.slice(0, depth + 1))).catch(() => null)
    if (!about) return null
    if (depth === parts.length - 1) return about.isFile() ? about : 'other'
    if (!about.isDirectory()) return 'other'
  }
  return null
}

/** The bytes of a file, `null` where there is none to be read, or one with more bytes than `max`. */
export async function readBelow(folder: string, name: string, max = Infinity): Promise<Buffer | null> {
  const found = await lookBelow(folder, name)
  if (!found || found === 'other') return null
  // It may have become a link, or a pipe that would keep us waiting, since it was looked at.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const handle = await open(path.join(folder, name), flags).catch(() => null)
  if (!handle) return null
  try {
    const about = await handle.stat()
    return about.isFile() && about.size <= max ? await handle.readFile() : null
  } catch {
    return null
  } finally {
    await handle.close()
  }
}

/** Writes a file whole, and the folders that it lies in. */
export async function writeBelow(folder: string, name: string, bytes: Uint8Array | string): Promise<void> {
  await refuseOther(folder, name)
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
  const arriving = path.join(folder, ARRIVING)
  await rm(arriving, { force: true })
  await writeFile(arriving, bytes, { flag: 'wx' })
  await rename(arriving, path.join(folder, name))
}

export async function removeBelow(folder: string, name: string): Promise<void> {
  await refuseOther(folder, name)
  await rm(path.join(folder, name), { force: true })
}

/** Whoever writes has looked before; this is for what was put there since. */
async function refuseOther(folder: string, name: string): Promise<void> {
  if ((await lookBelow(folder, name)) === 'other')
    throw new Error(`Something else than a file is at ${name} in ${folder}`)
}
