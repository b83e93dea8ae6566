import { faces, type Die } from '@waybook/rules'

/** The indexes of the faces of a die that show different symbols. Of those alike, the first stands for all. */
export function distinctFaces(die: Die): readonly number[] {
  const shown = faces[die].map((face) => face.join(' '))
  return shown.flatMap((symbols, index) => (shown.indexOf(symbols) === index ? [index] : []))
}
