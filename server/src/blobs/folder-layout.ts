import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import * as z from 'zod/mini'

import type { PictureFacts, PictureForm } from './blobs.ts'

export const pictureHashForm = /^[0-9a-f]{64}$/

export function expectHash(hash: string): void {
  if (!pictureHashForm.test(hash)) throw new Error('A picture must be stored under its SHA-256 hash in hex')
}

/** The subfolder of a picture: `abcdef…` -> `ab/cdef…`. */
export function placeOf(root: string, hash: string): string {
  return path.join(root, hash.slice(0, 2), hash.slice(2))
}

export const FACTS_FILE = 'facts.json'

/** In a bucket, next to forms that were added later. */
export const FORMS_FILE = 'forms.json'

/** The tiles of a picture, if any have been cut. */
export const TILES_FILE = 'tiles.pack'

/** Identifies the location of the pictures among the servers of one database. */
export const PLACE_FILE = 'place.id'

/**
 * Identifies a folder: all processes that share it get the same text. The text contains the inode number of the file, because a copy of
 * the folder is another place.
 */
export async function identifyFolder(root: string): Promise<string> {
  const file = path.join(root, PLACE_FILE)
  if (!existsSync(file)) await writeFile(file, randomUUID(), { flag: 'wx' })
  return `${await readFile(file, 'utf8')} ${(await stat(file)).ino}`
}

export function fileOf(form: PictureForm): string {
  return form === 'original' ? form : `${form}.webp`
}

const facts = z.object({ contentType: z.string(), width: z.number(), height: z.number(), blur: z.string() })

export function readFacts(json: string): PictureFacts {
  return facts.parse(JSON.parse(json))
}

/** The hashes of all pictures in a folder. */
export async function picturesIn(root: string): Promise<string[]> {
  const folders = (await readdir(root)).filter((name) => /^[0-9a-f]{2}$/.test(name))
  const hashes: string[] = []
  for (const folder of folders) hashes.push(...(await readdir(path.join(root, folder))).map((rest) => folder + rest))
  return hashes.filter((hash) => pictureHashForm.test(hash))
}
