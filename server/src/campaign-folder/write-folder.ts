import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import type { Pictures } from '../pictures/pictures.ts'
import type { CampaignSources } from '../storage/records.ts'
import { CAMPAIGN_FILE } from './campaign-file.ts'
import { fingerprint, readReceipt, writeReceipt, type Receipt } from './export-receipt.ts'

export type Written = { readonly ok: true } | { readonly ok: false; readonly why: string }

type Contents = ReadonlyMap<string, Uint8Array>

/** Writes a campaign as it was read. A folder with anything of somebody else's in it is refused, and left as it is. */
export async function writeFolder(folder: string, sources: CampaignSources, pictures: Pictures): Promise<Written> {
  const contents = await contentsOf(sources, pictures)
  if (typeof contents === 'string') return { ok: false, why: `The picture ${contents} is not kept any more` }
  const earlier = await readReceipt(folder)
  if (!earlier && (await isOccupied(folder))) return { ok: false, why: `${folder} is not empty; name a new folder` }
  const mine = earlier ?? {}
  const other = await firstOther(folder, mine, contents)
  if (other !== null) return { ok: false, why: `${other} in ${folder} is not as it was exported; name a new folder` }
  await mkdir(folder, { recursive: true })
  const written: Receipt = Object.fromEntries(Array.from(contents, ([name, bytes]) => [name, [fingerprint(bytes)]]))
  // While files are replaced they may be the old or the new ones, so that an export that was cut short can be repeated.
  await writeReceipt(folder, either(mine, written))
  for (const name of Object.keys(mine)) if (!contents.has(name)) await rm(inside(folder, name), { force: true })
  for (const [name, bytes] of contents) {
    await mkdir(path.dirname(inside(folder, name)), { recursive: true })
    await writeFile(inside(folder, name), bytes)
  }
  await writeReceipt(folder, written)
  return { ok: true }
}

/** Every file by its path; the name of a picture that is missing where one is. */
async function contentsOf(
  { campaign, files, pictures: stored }: CampaignSources,
  pictures: Pictures,
): Promise<Contents | string> {
  const contents = new Map<string, Uint8Array>([[CAMPAIGN_FILE, Buffer.from(campaign)]])
  for (const file of files) contents.set(file.path, Buffer.from(file.text))
  for (const picture of stored) {
    const bytes = await pictures.get(picture.hash, 'original')
    if (!bytes) return picture.path
    contents.set(picture.path, bytes)
  }
  return contents
}

async function isOccupied(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => [])
  return names.length > 0
}

/** The first file in the way that no export has written, or that was changed since. */
async function firstOther(folder: string, mine: Receipt, contents: Contents): Promise<string | null> {
  for (const name of new Set([...Object.keys(mine), ...contents.keys()])) {
    const there = await readFile(inside(folder, name)).catch(() => null)
    const wanted = contents.get(name)
    if (there && !mine[name]?.includes(fingerprint(there)) && !(wanted && there.equals(wanted))) return name
  }
  return null
}

function either(one: Receipt, other: Receipt): Receipt {
  const names = Object.keys({ ...one, ...other })
  return Object.fromEntries(names.map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]] as const))
}

function inside(folder: string, name: string): string {
  const file = path.resolve(folder, name)
  if (!file.startsWith(path.resolve(folder) + path.sep))
    throw new Error(`${name} would be written outside of ${folder}`)
  return file
}
