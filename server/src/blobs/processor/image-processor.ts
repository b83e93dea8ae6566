import { readFile } from 'node:fs/promises'

import { prepareAdded } from '../prepare/prepare-added.ts'
import type { Prepared } from '../prepare/prepare-picture.ts'

/** Inspects uploaded files and makes pictures of them. */
export interface ImageProcessor {
  /** May overwrite the file. Throws the Problem `unavailable` where the processor itself fails over it. */
  prepare(file: string): Promise<Prepared>
  close(): Promise<void>
}

/** Works in this process, for tests. */
export const inProcessImageProcessor: ImageProcessor = {
  prepare: async (file) => await prepareAdded(await readFile(file)),
  close: async () => {},
}
