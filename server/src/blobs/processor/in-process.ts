import { readFile } from 'node:fs/promises'

import { prepareAdded } from '../prepare/prepare-added.ts'
import type { ImageProcessor } from './image-processor.ts'

/** A workshop in this process, for rehearsals. */
export const inProcessImageProcessor: ImageProcessor = {
  prepare: async (file) => await prepareAdded(await readFile(file)),
  close: async () => {},
}
