import type { DieSymbolName, ForceSymbolName } from '@waybook/rules'

/** A die symbol as a path on a 24 by 24 grid, all of the same optical weight. Pages draw it as SVG, 3D dice on a canvas. */
export interface SymbolDrawing {
  /** SVG path data, filled by the even-odd rule. */
  readonly path: string
  /** The width of its outline. */
  readonly stroke: number
  readonly filled: boolean
  readonly join: 'round' | 'miter'
}

/** Opposite symbols have clearly different outlines. */
export const symbolDrawings: Readonly<Record<DieSymbolName, SymbolDrawing>> = {
  success: {
    path: 'M12 2.300 14.940 8.850 22.080 9.620 16.760 14.450 18.230 21.480 12 17.900 5.770 21.480 7.240 14.450 1.920 9.620 9.060 8.850Z',
    stroke: 1.6,
    filled: true,
    join: 'round',
  },
  advantage: {
    path: 'M3.200 12.200 12 4l8.800 8.200M3.200 20 12 11.800l8.800 8.200',
    stroke: 4,
    filled: false,
    join: 'miter',
  },
  triumph: {
    path: 'M3 16.200 1.800 6.600l5.400 3.600L12 2.600l4.800 7.600 5.400-3.600L21 16.200ZM3.200 19.200h17.600v2.400H3.200Z',
    stroke: 1.2,
    filled: true,
    join: 'round',
  },
  failure: {
    path: 'M5.700 2.500 12 8.800l6.300-6.300 3.200 3.200L15.200 12l6.300 6.300-3.200 3.200L12 15.200l-6.300 6.300-3.200-3.200L8.800 12 2.500 5.700Z',
    stroke: 1,
    filled: true,
    join: 'round',
  },
  threat: {
    path: 'M14.600 1.600 4 13.600h6L7.600 22.400 20 9.800h-6.400l4-8.200Z',
    stroke: 1.2,
    filled: true,
    join: 'round',
  },
  despair: {
    path: 'M12 1.600c5.600 0 9.600 3.800 9.600 9 0 3.200-1.600 5.600-3.800 7V21a1.400 1.400 0 0 1-1.400 1.400h-1.600v-2.600h-1.500v2.600h-2.600v-2.600H9.200v2.600H7.600A1.400 1.400 0 0 1 6.200 21v-3.400c-2.200-1.400-3.800-3.800-3.800-7 0-5.200 4-9 9.600-9ZM8 8.600a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400Zm8 0a2.700 2.700 0 1 0 0 5.400 2.700 2.700 0 0 0 0-5.400Zm-4 5.200-1.500 3h3Z',
    stroke: 0,
    filled: true,
    join: 'round',
  },
}

const disc = 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z'

/** Light is a ring and dark is a disc, so they differ without color. */
export const forceDrawings: Readonly<Record<ForceSymbolName, SymbolDrawing>> = {
  lightside: { path: disc, stroke: 3, filled: false, join: 'round' },
  darkside: { path: disc, stroke: 3, filled: true, join: 'round' },
}
