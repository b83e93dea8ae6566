import { closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readFileSync, type Stats } from 'node:fs'
import { mkdir, open, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { renameHeld } from '#runtime/held-files.ts'

import { portablePath } from './portable-name.ts'

/*
 * Access to files inside an untrusted folder. No symbolic link is followed at any level of the path, so nothing outside the folder is
 * read, written or removed.
 */

/** Files are first written under this name and then renamed. A rename replaces a link instead of following it. */
const PARTIAL_FILE = '.waybook-export.arriving'

/** Whether a `/`-separated path stays inside the folder and may be part of a vault. */
export function isInside(folder: string, name: string): boolean {
  return isKept(name) && path.resolve(folder, name).startsWith(path.resolve(folder) + path.sep)
}

/**
 * Folders and files that are no part of a vault: those of Waybook and of version control, whose programs run what they find there, and those
 * that systems write.
 */
const NOT_OF_A_VAULT =
  /^(?:\.waybook.*|\.rendered|\.git|git~\d+|\.hg|\.svn|\.jj|node_modules|\.ds_store|\.\..*|\._.*|__macosx|thumbs\.db|desktop\.ini)$/i

/** Whether an export gives back the file with this `/`-separated path. */
export function isKept(name: string): boolean {
  return name.split('/').every((part) => part !== '' && part !== '.' && !NOT_OF_A_VAULT.test(part))
}

/** On Windows, a name that it can store. Elsewhere, the name in the folder, which may come from Windows or a zip. */
function nameOnDisk(folder: string, name: string): string {
  const portable = portablePath(name)
  if (portable === name) return name
  return process.platform === 'win32' || existsSync(path.join(folder, portable)) ? portable : name
}

function placeOf(folder: string, name: string): string {
  return path.join(folder, nameOnDisk(folder, name))
}

/** The stats of a file; `null` if it does not exist; `'other'` if the path is not a file or contains a link. */
export function statInside(folder: string, name: string): Stats | 'other' | null {
  const parts = nameOnDisk(folder, name).split('/')
  for (const depth of parts.keys()) {
    const about = statOf(path.join(folder, ...parts.slice(0, depth + 1)))
    if (!about) return null
    if (depth === parts.length - 1) return about.isFile() ? about : 'other'
    if (!about.isDirectory()) return 'other'
  }
  return null
}

function statOf(file: string): Stats | null {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) ?? null
  } catch {
    return null
  }
}

/** Safe even if a checked file was since replaced by a link, or by a pipe that would block. */
const FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

/** The bytes of a file; `null` if it does not exist, cannot be read, or has more than `max` bytes. */
export async function readInside(folder: string, name: string, max = Infinity): Promise<Buffer | null> {
  const found = statInside(folder, name)
  if (!found || found === 'other') return null
  const handle = await open(placeOf(folder, name), FLAGS).catch(() => null)
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

/** Like `readInside`, but synchronous. For many small files, awaiting each step would take several times as long. */
export function readSmallInside(folder: string, name: string, max: number): Buffer | null {
  const found = statInside(folder, name)
  if (!found || found === 'other') return null
  try {
    const file = openSync(placeOf(folder, name), FLAGS)
    try {
      const about = fstatSync(file)
      return about.isFile() && about.size <= max ? readFileSync(file) : null
    } finally {
      closeSync(file)
    }
  } catch {
    return null
  }
}

/** Writes a file atomically, and creates its parent folders. */
export async function writeInside(folder: string, name: string, bytes: Uint8Array | string): Promise<void> {
  refuseOther(folder, name)
  await mkdir(path.dirname(placeOf(folder, name)), { recursive: true })
  const partial = path.join(folder, PARTIAL_FILE)
  await rm(partial, { force: true })
  await writeFile(partial, bytes, { flag: 'wx' })
  await renameHeld(partial, placeOf(folder, name))
}

export async function removeInside(folder: string, name: string): Promise<void> {
  refuseOther(folder, name)
  await rm(placeOf(folder, name), { force: true })
}

/** Catches changes since the caller checked the path. */
function refuseOther(folder: string, name: string): void {
  if (statInside(folder, name) === 'other') throw new Error(`${name} in ${folder} is not a regular file`)
}
