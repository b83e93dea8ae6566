import { readFile } from 'node:fs/promises'

import { prepareAdded } from '../prepare/prepare-added.ts'
import type { Prepared } from '../prepare/prepare-picture.ts'

/** Where uploaded files are looked at and made into pictures. */
export interface ImageProcessor {
  /** May write over the file. Throws the Problem `unavailable` where the workshop itself breaks down over it. */
  prepare(file: string): Promise<Prepared>
  close(): Promise<void>
}

/** A workshop in this process, for rehearsals. */
export const inProcessImageProcessor: ImageProcessor = {
  prepare: async (file) => await prepareAdded(await readFile(file)),
  close: async () => {},
}
