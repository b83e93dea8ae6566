import type { Hour } from '../drawing/palette.ts'
import type { Accessory } from './accessory/accessory.ts'
import type { Backdrop } from './backdrop.ts'
import type { Beard } from './head/beard.ts'
import type { Eyes } from './head/eyes.ts'
import type { Mouth, Nose } from './head/face.ts'
import type { Mark } from './head/marks.ts'
import type { Colouring } from './layer/portrait-palette.ts'
import type { Age, Build, FaceShape, Pose } from './layer/proportions.ts'
import type { Garment, HairStyle, Headwear } from './wardrobe.ts'

/** The description of a person. Omitted properties are plain. */
export type Person = Colouring & {
  seed: string
  hour: Hour
  style: HairStyle
  garment?: Garment
  headwear?: Headwear
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
  frame?: string // the color of a frame, for a painting within the painting
}
