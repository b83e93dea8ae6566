import { readFile } from 'node:fs/promises'

import * as z from 'zod/mini'

import { prepareAdded } from './prepare-added.ts'
import type { Prepared } from './prepare-picture.ts'

const ordered = z.object({ file: z.string() })
export type Ordered = z.infer<typeof ordered>

/** What an order is answered with; files have names of their own. */
export interface Finished extends Ordered {
  readonly prepared: Prepared
}

process.on('message', (message) => {
  const { file } = ordered.parse(message)
  void readFile(file)
    .then(prepareAdded)
    .then((prepared) => {
      const finished: Finished = { file, prepared }
      process.send?.(finished)
    })
})
process.once('disconnect', () => process.exit())
