import { lstat, mkdir, readdir } from 'node:fs/promises'

import type { Blobs } from '#blobs/blobs.ts'

import type { CampaignSources } from './campaign-sources.ts'
import { fingerprint, readReceipt, writeReceipt, type Receipt } from './export-receipt.ts'
import { exportedFiles } from './exported-files.ts'
import { isInside, statInside, readInside, removeInside, writeInside } from './file-inside.ts'

export type Written = { readonly ok: true } | { readonly ok: false; readonly why: string }

type Contents = ReadonlyMap<string, Uint8Array>

/** Writes a campaign as it was imported, with the pictures added since. Refuses a folder that contains other files. */
export async function writeFolder(folder: string, sources: CampaignSources, pictures: Blobs): Promise<Written> {
  const contents = await contentsOf(sources, pictures)
  if (typeof contents === 'string') return { ok: false, why: `The picture ${contents} is no longer stored` }
  const earlier = await readReceipt(folder)
  if (!earlier && (await isOccupied(folder))) return { ok: false, why: `${folder} is not empty; choose a new folder` }
  const mine = earlier ?? {}
  const other = await firstOther(folder, mine, contents)
  if (other !== null) return { ok: false, why: `${other} in ${folder} has changed since the export; choose a new one` }
  await mkdir(folder, { recursive: true })
  const written: Receipt = Object.fromEntries(Array.from(contents, ([name, bytes]) => [name, [fingerprint(bytes)]]))
  // While files are replaced, both the old and the new versions are accepted, so that an interrupted export can be repeated.
  await writeReceipt(folder, either(mine, written))
  for (const name of Object.keys(mine)) if (!contents.has(name)) await removeInside(folder, name)
  for (const [name, bytes] of contents) await writeInside(folder, name, bytes)
  await writeReceipt(folder, written)
  return { ok: true }
}

/** Every file by its path, or the path of a picture that is missing. */
async function contentsOf(sources: CampaignSources, pictures: Blobs): Promise<Contents | string> {
  const exported = exportedFiles(sources)
  const contents = new Map<string, Uint8Array>(exported.texts.map(({ path, text }) => [path, Buffer.from(text)]))
  for (const { hash, path } of exported.pictures) {
    const bytes = await pictures.get(hash, 'original')
    if (!bytes) return path
    contents.set(path, bytes)
  }
  return contents
}

/** True also if it is a file, or a folder that cannot be read. */
async function isOccupied(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => null)
  return names ? names.length > 0 : (await lstat(folder).catch(() => null)) !== null
}

/** The first conflicting file: one that no export has written, one that was changed since, or a link. */
async function firstOther(folder: string, mine: Receipt, contents: Contents): Promise<string | null> {
  for (const name of new Set([...Object.keys(mine), ...contents.keys()])) {
    if (!isInside(folder, name)) throw new Error(`${name} would be written outside ${folder}`)
    const found = statInside(folder, name)
    if (found === 'other') return name
    const there = found && (await readInside(folder, name))
    if (found && !there) return name
    const wanted = contents.get(name)
    if (there && !mine[name]?.includes(fingerprint(there)) && !(wanted && there.equals(wanted))) return name
  }
  return null
}

function either(one: Receipt, other: Receipt): Receipt {
  const names = Object.keys({ ...one, ...other })
  return Object.fromEntries(names.map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]] as const))
}
