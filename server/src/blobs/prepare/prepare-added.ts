import { toUvtt } from '@waybook/converters'

import { inspectPicture, type InspectedPicture, type Refused } from './inspect-picture.ts'
import type { MapWalls } from './map-walls.ts'
import { decodeInTurn, pictureDecoder, whyUnreadable } from './picture-decoder.ts'
import { UNIVERSAL_VTT } from './picture-format.ts'
import { preparePicture, type PreparedPicture } from './prepare-picture.ts'

/**
 * Visually lossless, because all sizes of the picture are made from this file. Optimized coding would save a few percent of the file but
 * hold the whole picture in memory, at six bytes per pixel.
 */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false } as const

/** `walls`: what stands on the map of a Universal VTT file. */
export type PreparedUpload = (PreparedPicture & Pick<InspectedPicture, 'walls'>) | Refused

type Remade = { readonly ok: true; readonly bytes: Uint8Array } | Refused

/**
 * Prepares all forms of a picture that does not come from a campaign's folder. The original is re-encoded upright from its pixels as JPEG
 * or, with transparency, as PNG. This removes its metadata (camera, location, people, prompt). A Universal VTT file is written again with
 * this picture, so an export has the walls too.
 */
export async function prepareAdded(bytes: Uint8Array): Promise<PreparedUpload> {
  const inspected = await inspectPicture(bytes, { svg: false })
  if (!inspected.ok) return inspected
  const remade = await remake(inspected)
  const prepared = remade.ok ? await preparePicture(remade.bytes, { svg: false }) : remade
  if (!prepared.ok) return prepared
  const { walls } = inspected
  const forms = walls ? { ...prepared.forms, original: withWalls(prepared, walls) } : prepared.forms
  const contentType = walls ? UNIVERSAL_VTT : prepared.facts.contentType
  return { ok: true, forms, facts: { ...prepared.facts, contentType }, walls }
}

function withWalls({ forms, facts }: PreparedPicture, walls: MapWalls): Uint8Array {
  const grid = { ...walls.grid, pixelsPerCell: Math.round(facts.width / walls.grid.columns) }
  return Buffer.from(toUvtt({ ...walls, grid }, Buffer.from(forms.original).toString('base64')))
}

async function remake(inspected: InspectedPicture): Promise<Remade> {
  const { width, height, scaledFrom } = inspected
  try {
    const decoded = pictureDecoder(inspected.picture)
    const { hasAlpha } = await decoded.metadata()
    const picture = scaledFrom ? decoded.resize(width, height, { fit: 'fill' }) : decoded
    const encoded = hasAlpha ? picture.png() : picture.jpeg(JPEG)
    return { ok: true, bytes: await decodeInTurn(inspected, async () => await encoded.toBuffer()) }
  } catch (error) {
    return { ok: false, why: whyUnreadable(error) }
  }
}
