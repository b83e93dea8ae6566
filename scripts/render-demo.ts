// Draws the demo's SVG pictures into campaign/.rendered, so that a first start need not (decision 0176):
// node scripts/render-demo.ts
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { pictureHash } from '@waybook/server/blobs/blobs.ts'
import { inspectPicture } from '@waybook/server/blobs/prepare/inspect-picture.ts'
import { pictureDecoder } from '@waybook/server/blobs/prepare/picture-decoder.ts'
import { RENDERINGS, renderingName } from '@waybook/server/blobs/prepare/rendering.ts'

/** They are sent as they are, and 133 of them with their grain take some 9 MB. */
const WEBP = { quality: 74, effort: 6 } as const

const campaign = path.join(import.meta.dirname, '..', 'campaign')
await mkdir(RENDERINGS, { recursive: true })
const known = new Set(await readdir(RENDERINGS))
for (const file of await readdir(campaign, { recursive: true })) {
  if (!file.endsWith('.svg')) continue
  const svg = await readFile(path.join(campaign, file))
  const name = renderingName(pictureHash(svg))
  if (known.delete(name)) continue
  const inspected = await inspectPicture(svg, { svg: true })
  if (!inspected.ok) throw new Error(`${file} ${inspected.why}`)
  await writeFile(path.join(RENDERINGS, name), await pictureDecoder(svg, inspected.density).webp(WEBP).toBuffer())
}
for (const name of known) await rm(path.join(RENDERINGS, name))
