import { dieFaces } from '@waybook/messages/dieFaces'
import type { AnyFace } from '@waybook/rules'

/** What a face of a die shows, such as "success and advantage". */
export function faceWords(face: AnyFace): string {
  if (typeof face === 'number') return String(face)
  return face.length === 0
    ? dieFaces.blank()
    : dieFaces.symbols({ symbols: face.map((symbol) => dieFaces.symbol({ symbol })) })
}

/** Describes a die that lies, such as "boost: success and advantage". */
export function faceLabel(die: string, face: AnyFace): string {
  return dieFaces.face({ die: dieFaces.kind({ die }), face: faceWords(face) })
}
