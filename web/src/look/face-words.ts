import { dieWords } from '@waybook/messages/dieWords'
import type { AnyFace } from '@waybook/rules'

/** What a face of a die shows, such as "success and advantage". */
export function faceWords(face: AnyFace): string {
  if (typeof face === 'number') return String(face)
  return face.length === 0
    ? dieWords.blank()
    : dieWords.symbols({ symbols: face.map((symbol) => dieWords.symbol({ symbol })) })
}

/** Describes a die that lies, such as "boost: success and advantage". */
export function faceLabel(die: string, face: AnyFace): string {
  return dieWords.face({ die: dieWords.kind({ die }), face: faceWords(face) })
}
