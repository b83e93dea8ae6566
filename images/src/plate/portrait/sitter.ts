import type { Hour } from '../ink.ts'
import type { Accessory } from './accessory.ts'
import type { Backdrop } from './backdrop.ts'
import type { Beard } from './beard.ts'
import type { Covering } from './covering.ts'
import type { Eyes } from './eyes.ts'
import type { Mouth, Nose } from './face.ts'
import type { Garment } from './garment.ts'
import type { HairStyle } from './hair.ts'
import type { Age, Build, FaceShape, Pose } from './likeness.ts'
import type { HairInk, SkinInk } from './sitter-ink.ts'
import type { Mark } from './skin-mark.ts'

/** Who is to be painted. What is not said is left plain. */
export type Sitter = {
  seed: string
  hour: Hour
  skin: SkinInk
  hair: HairInk
  style: HairStyle
  cloth: string // colours are #rrggbb
  garment?: Garment
  trim?: string // clasp, buttons, chain
  lining?: string // shirt, stock, facings
  covering?: Covering
  coveringCloth?: string // the garment's cloth when not said
  beard?: Beard
  age?: Age
  face?: FaceShape
  build?: Build
  pose?: Pose
  eyes?: Eyes
  nose?: Nose
  mouth?: Mouth
  marks?: readonly Mark[]
  wears?: readonly Accessory[]
  backdrop?: Backdrop
  frame?: string // a painting of a painting
}
