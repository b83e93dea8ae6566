import { readFile } from 'node:fs/promises'

import type { MadeForms } from '../blobs.ts'
import { cutTiles, type Cut } from '../prepare/cut-tiles.ts'
import type { Refused } from '../prepare/inspect-picture.ts'
import { prepareAdded, type PreparedUpload } from '../prepare/prepare-added.ts'
import { preparePicture } from '../prepare/prepare-picture.ts'

export type Resized = { readonly ok: true; readonly forms: MadeForms } | Refused

/** Inspects uploaded files and prepares them as pictures. */
export interface ImageProcessor {
  /** May overwrite the file. Throws the Problem `unavailable` if the processor itself crashes. */
  prepare(file: string): Promise<PreparedUpload>
  /** Makes the forms of a stored original. Throws like `prepare`. */
  resize(file: string): Promise<Resized>
  /** Cuts a picture into tiles. Throws like `prepare`. */
  cut(file: string): Promise<Cut>
  close(): Promise<void>
}

/** Runs in the current process, for tests. */
export const inProcessImageProcessor: ImageProcessor = {
  prepare: async (file) => await prepareAdded(await readFile(file)),
  resize: async (file) => await preparePicture(await readFile(file), { svg: true }),
  cut: async (file) => await cutTiles(file),
  close: async () => {},
}
