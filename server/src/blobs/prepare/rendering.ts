import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { pictureHash } from '../blobs.ts'
import { unlessAbsent } from '../unless-absent.ts'

/** The demo's SVG drawings as WebP, at the size at which they are drawn (decision 0176). `scripts/render-demo.ts` writes them. */
export const RENDERINGS = path.join(import.meta.dirname, '../../../../campaign/.rendered')

/** Named by the drawing's bytes: a drawing that was changed has no rendering. */
export function renderingName(hash: string): string {
  return `${hash}.webp`
}

/** The rendering of a drawing; `null` if Waybook has none. */
export async function readRendering(svg: Uint8Array): Promise<Uint8Array | null> {
  return await unlessAbsent(readFile(path.join(RENDERINGS, renderingName(pictureHash(svg)))))
}
