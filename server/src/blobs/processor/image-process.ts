import { readFile, writeFile } from 'node:fs/promises'

import * as z from 'zod/mini'

import type { PictureFacts, PictureForms } from '../blobs.ts'
import type { Refused } from '../prepare/inspect-picture.ts'
import { prepareAdded } from '../prepare/prepare-added.ts'

const ordered = z.object({ file: z.string() })
export type Ordered = z.infer<typeof ordered>

/** The original is written to the file of the order: it has several megabytes, which a message would hold three times over. */
export interface Made {
  readonly ok: true
  readonly forms: Omit<PictureForms, 'original'>
  readonly facts: PictureFacts
}

/** The answer to an order, which the name of the file identifies. */
export interface Finished extends Ordered {
  readonly made: Made | Refused
}

async function make(file: string): Promise<Made | Refused> {
  const prepared = await prepareAdded(await readFile(file))
  if (!prepared.ok) return prepared
  const { original, ...forms } = prepared.forms
  await writeFile(file, original)
  return { ok: true, forms, facts: prepared.facts }
}

async function finish({ file }: Ordered): Promise<void> {
  const finished: Finished = { file, made: await make(file) }
  process.send?.(finished)
}

// An error ends the process, which is how the server learns of it.
process.on('message', (message) => void finish(ordered.parse(message)))
process.once('disconnect', () => process.exit())
