import { readFile } from 'node:fs/promises'

import * as z from 'zod/mini'

import { prepareAdded } from '../prepare/prepare-added.ts'
import type { Prepared } from '../prepare/prepare-picture.ts'

const ordered = z.object({ file: z.string() })
export type Ordered = z.infer<typeof ordered>

/** What an order is answered with; files have names of their own. */
export interface Finished extends Ordered {
  readonly prepared: Prepared
}

async function finish({ file }: Ordered): Promise<void> {
  const finished: Finished = { file, prepared: await prepareAdded(await readFile(file)) }
  process.send?.(finished)
}

// What goes wrong here ends the process: whoever ordered is told by that.
process.on('message', (message) => void finish(ordered.parse(message)))
process.once('disconnect', () => process.exit())
