import { dieKinds, faces, facesOf, type FallenDie } from '@waybook/rules'

import { DieFace } from './die-face.tsx'
import { SpecialDieFace } from './special-die-face.tsx'

/** A die that fell, of whatever kind, with what lies up. */
export function ThrownFace({ die, face }: FallenDie) {
  const kind = dieKinds.find((known) => known === die)
  return kind ? (
    <DieFace die={kind} face={faces[kind][face] ?? []} />
  ) : (
    <SpecialDieFace die={die} face={facesOf(die)[face] ?? []} />
  )
}
