import { readFile, writeFile } from 'node:fs/promises'

import * as z from 'zod/mini'

import type { MadeForms, PictureFacts } from '../blobs.ts'
import { cutTiles, type Cut } from '../prepare/cut-tiles.ts'
import type { Refused } from '../prepare/inspect-picture.ts'
import type { MapWalls } from '../prepare/map-walls.ts'
import { prepareAdded } from '../prepare/prepare-added.ts'
import { preparePicture } from '../prepare/prepare-picture.ts'

const ordered = z.object({ file: z.string(), work: z.enum(['prepare', 'resize', 'cut']) })
export type ImageRequest = z.infer<typeof ordered>

/** The result without the original, which replaces the requested file. A message would hold three copies of its megabytes. */
export interface Made {
  readonly ok: true
  readonly forms: MadeForms
  readonly facts: PictureFacts
  readonly walls: MapWalls | null
}

/** The response to a request, identified by its file name. */
export interface ImageResponse extends Pick<ImageRequest, 'file'> {
  /** Exactly one of `made` and `cut` is set, depending on the request. */
  readonly made?: Made | Refused
  readonly cut?: Cut
}

async function make(file: string): Promise<Made | Refused> {
  const prepared = await prepareAdded(await readFile(file))
  if (!prepared.ok) return prepared
  const { original, ...forms } = prepared.forms
  await writeFile(file, original)
  return { ok: true, forms, facts: prepared.facts, walls: prepared.walls }
}

async function resize(file: string): Promise<Made | Refused> {
  const prepared = await preparePicture(await readFile(file), { svg: true })
  if (!prepared.ok) return prepared
  const { original: _, ...forms } = prepared.forms
  return { ok: true, forms, facts: prepared.facts, walls: null }
}

async function finish({ file, work }: ImageRequest): Promise<void> {
  const finished: ImageResponse =
    work === 'cut'
      ? { file, cut: await cutTiles(file) }
      : { file, made: await (work === 'resize' ? resize : make)(file) }
  process.send?.(finished)
}

// An error ends the process, and the server detects this.
process.on('message', (message) => void finish(ordered.parse(message)))
process.once('disconnect', () => process.exit())
