import { mix, shaded } from '#drawing/colour.ts'

/** Skin in the light and in the shadow. */
const SKINS = {
  fair: ['#e2b48f', '#a3735f'],
  ruddy: ['#e0ab86', '#a56a55'],
  rosy: ['#ecb79c', '#b06f62'],
  waxen: ['#e0d0b4', '#a3937f'],
  sallow: ['#d8b080', '#97714f'],
  olive: ['#cda375', '#8a6248'],
  weathered: ['#c98a62', '#8a5140'],
  sunburnt: ['#cd8465', '#8d4c3d'],
  tan: ['#b87a55', '#7a4a3b'],
  brown: ['#a26a48', '#6a4033'],
  dark: ['#8d5a42', '#5a352c'],
  deep: ['#6c4433', '#432a24'],
  drowned: ['#9cb0a8', '#5d746f'],
  greyed: ['#a58a74', '#66564e'],
  slate: ['#7d919b', '#475a66'],
  bluish: ['#b4c6c8', '#71888f'],
} as const

/** Hair and its highlights. */
const HAIRS = {
  black: ['#1a2326', '#34474a'],
  soft: ['#221b1d', '#3d3133'],
  umber: ['#3a2a24', '#5b4336'],
  brown: ['#5a3d2b', '#7c583f'],
  copper: ['#8a4b2c', '#b0693c'],
  rust: ['#8f5f4c', '#b98b74'],
  straw: ['#c99f58', '#e5c684'],
  sand: ['#b58d5c', '#d2ae7c'],
  iron: ['#6f7879', '#98a1a0'],
  grey: ['#9a9c96', '#bfc0b6'],
  silver: ['#bcbfba', '#dcddd4'],
  white: ['#d9d2c2', '#f1ebdc'],
  coral: ['#dcc9b8', '#f3e6d6'],
  wet: ['#12211f', '#27403d'],
  pale: ['#b9b795', '#d8d6b6'],
} as const

export type SkinTone = keyof typeof SKINS
export type HairColour = keyof typeof HAIRS

/** The colors in the description of a portrait; those of cloth and metal are #rrggbb. */
export type Colouring = {
  skin: SkinTone
  hair: HairColour
  cloth: string
  trim?: string // clasp, buttons, chain
  lining?: string // shirt, stock, facings
  headwearCloth?: string // defaults to `cloth`
}

/** Every color of a portrait. */
export type PortraitPalette = {
  skin: string
  skinShade: string
  lip: string
  white: string // of the eye
  eye: string
  hair: string
  shine: string
  brow: string
  cloth: string
  clothShade: string
  trim: string
  trimShade: string
  lining: string
  liningShade: string
  cover: string
  coverShade: string
}

export type Tone = keyof PortraitPalette

export function portraitPalette(colouring: Colouring): PortraitPalette {
  const [skin, skinShade] = SKINS[colouring.skin]
  const [hair, shine] = HAIRS[colouring.hair]
  const trim = colouring.trim ?? '#e0a257'
  const lining = colouring.lining ?? '#e6dcc6'
  const cover = colouring.headwearCloth ?? colouring.cloth
  return {
    skin,
    skinShade,
    lip: mix(skinShade, '#8d3f38', 0.35),
    white: mix(skin, '#fdf6e8', 0.62),
    eye: mix(skinShade, '#0d1716', 0.86),
    hair,
    shine,
    brow: mix(hair, skinShade, colouring.hair === 'white' || colouring.hair === 'silver' ? 0.3 : 0.1),
    cloth: colouring.cloth,
    clothShade: shaded(colouring.cloth),
    trim,
    trimShade: shaded(trim, 0.35),
    lining,
    liningShade: shaded(lining, 0.3),
    cover,
    coverShade: shaded(cover),
  }
}
