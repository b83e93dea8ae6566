import { COATS } from './clothes/coats.ts'
import { WORKING_CLOTHES } from './clothes/working-clothes.ts'
import { LONG_HAIR } from './hair/long-hair.ts'
import { SHORT_HAIR } from './hair/short-hair.ts'
import { CAPS } from './headwear/caps.ts'
import { HATS } from './headwear/hats.ts'
import { HOODS } from './headwear/hoods.ts'
import type { ClothesLayers, HairLayers, HeadwearLayers } from './layer/layer.ts'

export type HairStyle = keyof typeof SHORT_HAIR | keyof typeof LONG_HAIR

export const HAIR: Readonly<Record<HairStyle, HairLayers>> = { ...SHORT_HAIR, ...LONG_HAIR }

export type Headwear = keyof typeof HOODS | keyof typeof HATS | keyof typeof CAPS

export const HEADWEAR: Readonly<Record<Headwear, HeadwearLayers>> = { ...HOODS, ...HATS, ...CAPS }

export type Garment = keyof typeof COATS | keyof typeof WORKING_CLOTHES

export const GARMENTS: Readonly<Record<Garment, ClothesLayers>> = { ...COATS, ...WORKING_CLOTHES }
