import { readFile } from 'node:fs/promises'

import { cutTiles, type Cut } from '../prepare/cut-tiles.ts'
import { prepareAdded } from '../prepare/prepare-added.ts'
import type { Prepared } from '../prepare/prepare-picture.ts'

/** Inspects uploaded files and prepares them as pictures. */
export interface ImageProcessor {
  /** May overwrite the file. Throws the Problem `unavailable` if the processor itself crashes. */
  prepare(file: string): Promise<Prepared>
  /** Cuts a picture into tiles. Throws like `prepare`. */
  cut(file: string): Promise<Cut>
  close(): Promise<void>
}

/** Runs in the current process, for tests. */
export const inProcessImageProcessor: ImageProcessor = {
  prepare: async (file) => await prepareAdded(await readFile(file)),
  cut: async (file) => await cutTiles(file),
  close: async () => {},
}
