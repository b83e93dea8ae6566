import { block, disc, line, repeat, ring, shape } from '../drawing/svg.ts'

/**
 * Draws an emblem around the origin, at most 110 to each side. `field` is the color of the cloth that shows through.
 */
type DrawEmblem = (colour: string, field: string) => string

const flame = (y: number): string =>
  `M0 ${y + 50}C-48 ${y + 36} -42 ${y - 4} -8 ${y - 22}C-4 ${y - 34} -2 ${y - 44} 2 ${y - 54}C14 ${y - 32} 44 ${y - 8} 36 ${y + 22}C32 ${y + 40} 18 ${y + 48} 0 ${y + 50}Z`

const wave = (y: number, width: number, colour: string, thick = 9): string => {
  const step = width / 4
  return line(`M${-width / 2} ${y}q${step / 2} -26 ${step} 0t${step} 0t${step} 0t${step} 0`, colour, thick)
}

const lampTower: DrawEmblem = (colour) =>
  ring(0, -30, 96, colour, 11) +
  shape('M-34 40L-24 -42H24L34 40ZM-36 -48H36V-58H-36ZM-20 -62H20V-84H-20ZM-28 -88L0 -110 28 -88Z', colour) +
  wave(100, 170, colour) +
  wave(132, 120, colour, 8)

const threeFlames: DrawEmblem = (colour) =>
  shape(flame(-116), colour) + line(flame(0), colour, 9) + shape(flame(116), colour)

const moonTable: DrawEmblem = (colour) =>
  shape('M26 -138A58 58 0 1 0 58 -40 46 46 0 1 1 26 -138Z', colour) +
  line('M-80 10H80V150H-80ZM-80 57H80M-80 104H80M-27 10V150M27 10V150', colour, 8) +
  disc(0, 80, 11, colour)

const footprint: DrawEmblem = (colour) =>
  shape(
    'M-10 100C-50 96 -52 46 -40 10 -32 -20 -54 -40 -44 -72 -32 -104 26 -106 42 -70 56 -34 30 -8 30 24 30 66 24 102 -10 100Z',
    colour,
  ) +
  (
    [
      [-48, -112, 18],
      [-14, -128, 15],
      [16, -126, 13],
      [40, -114, 11.5],
      [58, -94, 10],
    ] as const
  )
    .map(([x, y, size]) => disc(x, y, size, colour))
    .join('') +
  block([-100, 126, 200, 11], colour)

const spadeAndSun: DrawEmblem = (colour, field) =>
  shape('M-92 -30A92 92 0 0 1 92 -30Z', colour) +
  repeat(7, (i) => `<g transform="rotate(${-78 + i * 26} 0 -30)">${shape('M-5 -136H5L3 -170H-3Z', colour)}</g>`) +
  block([-110, -26, 220, 8], colour) +
  shape('M-110 60L110 30V62L-110 92Z', colour) +
  shape('M-12 -60H12V60H44V110C44 138 18 152 0 168 -18 152 -44 138 -44 110V60H-12Z', field) +
  shape('M-6 -54H6V66H36V108C36 130 14 144 0 156 -14 144 -36 130 -36 108V66H-6ZM-24 -66H24V-54H-24Z', colour)

const larkAndLantern: DrawEmblem = (colour, field) =>
  shape('M-30 20H30L42 130H-42ZM-44 136H44V150H-44ZM-40 14L0 -18 40 14Z', colour) +
  shape('M-18 36H18L24 116H-24Z', field) +
  line('M-14 -16A16 16 0 0 1 14 -16', colour, 8) +
  shape(
    'M-104 -96C-70 -112 -40 -100 -22 -76 -8 -120 36 -150 92 -154 70 -136 60 -120 58 -104 80 -104 96 -96 108 -84 84 -84 66 -74 52 -62 30 -42 -4 -40 -26 -52 -52 -58 -80 -72 -104 -96Z',
    colour,
  ) +
  disc(74, -90, 4, field)

const wallAndBoot: DrawEmblem = (colour, field) =>
  repeat(3, (row) => repeat(4, (i) => block([-104 + i * 54, 36 + row * 36, 46, 28], colour))) +
  shape('M-46 -140H18V-50C18 -38 26 -30 44 -26 70 -20 82 -6 80 18H-46Z', colour) +
  block([-46, -118, 64, 9], field) +
  block([-46, 2, 124, 8], field)

const wingedLetter: DrawEmblem = (colour, field) =>
  shape('M-66 -50H66V40H-66Z', colour) +
  line('M-64 -46L0 10 64 -46', field, 8) +
  [1, -1]
    .map(
      (side) =>
        `<g transform="scale(${side} 1)">${shape('M74 -44C84 -96 120 -122 146 -124 142 -112 138 -104 132 -98L150 -98C144 -82 138 -74 128 -70L144 -66C134 -46 112 -30 78 -24Z', colour)}</g>`,
    )
    .join('') +
  wave(92, 200, colour) +
  wave(128, 140, colour, 7)

const sickleAndReeds: DrawEmblem = (colour) =>
  repeat(
    3,
    (i) =>
      shape(
        `M${-48 + i * 42} 150C${-46 + i * 42} 40 ${-50 + i * 44} -40 ${-60 + i * 54} -150C${-38 + i * 48} -60 ${-36 + i * 42} 40 ${-38 + i * 42} 150Z`,
        colour,
      ) + `<ellipse cx="${-58 + i * 53}" cy="-112" rx="10" ry="30" fill="${colour}"/>`,
  ) +
  line('M-100 40C-80 110 40 120 92 20', colour, 17) +
  shape('M84 26C104 0 106 -20 96 -44L112 -30C122 0 112 30 96 44Z', colour) +
  line('M-100 40L-116 6', colour, 20)

const balance: DrawEmblem = (colour, field) =>
  block([-6, -130, 12, 240], colour) +
  shape('M-50 130H50L36 108H-36Z', colour) +
  disc(0, -130, 15, colour) +
  line('M-96 -84L96 -100', colour, 11) +
  line('M-92 -84L-124 10M-92 -84L-60 10M92 -100L60 -6M92 -100L124 -6', colour, 4) +
  shape('M-132 10H-52C-56 44 -128 44 -132 10ZM52 -6H132C128 28 56 28 52 -6Z', colour) +
  shape('M-92 -36C-110 -12 -112 4 -92 6 -72 4 -74 -12 -92 -36Z', colour) +
  shape('M76 -10L80 -40H104L108 -10ZM86 -40V-50H98V-40Z', colour) +
  disc(0, -130, 6, field)

const closedBook: DrawEmblem = (colour, field) =>
  shape('M-84 -120C-84 -132 -76 -138 -66 -138H84V130H-66C-80 130 -84 120 -84 110Z', colour) +
  line('M-60 -138V100', field, 6) +
  shape('M-66 104H84V122H-66C-78 122 -78 104 -66 104Z', field) +
  line('M-60 113H82', colour, 4) +
  shape('M14 -84C-26 -26 -30 -6 -28 14 -24 44 52 44 56 14 58 -6 54 -26 14 -84Z', field)

const anchor: DrawEmblem = (colour) =>
  ring(0, -112, 20, colour, 11) +
  block([-7, -94, 14, 200], colour) +
  block([-52, -68, 104, 13], colour) +
  line('M-92 30C-84 100 -40 120 0 122 40 120 84 100 92 30', colour, 15) +
  shape('M-112 50L-92 4 -68 46ZM112 50L92 4 68 46Z', colour)

const watchingEye: DrawEmblem = (colour, field) =>
  shape('M-116 0C-60 -76 60 -76 116 0 60 76 -60 76 -116 0Z', colour) +
  disc(0, 0, 42, field) +
  disc(0, 0, 24, colour) +
  repeat(5, (i) => `<g transform="rotate(${-50 + i * 25} 0 40)">${block([-5, -128, 10, 34], colour)}</g>`)

const crossedKeys: DrawEmblem = (colour) => {
  const key = shape('M-7 -60H7V110H40V124H7V96H30V84H7V60H-7Z', colour) + ring(0, -92, 32, colour, 14)
  return `<g transform="rotate(38)">${key}</g><g transform="rotate(-38) scale(-1 1)">${key}</g>`
}

const gullOnLine: DrawEmblem = (colour, field) =>
  shape(
    'M-104 40C-70 30 -50 10 -40 -20 -30 -64 10 -90 40 -84 46 -108 92 -110 94 -76L116 -66 92 -60C96 -20 70 30 20 42 -10 48 -60 50 -104 40Z',
    colour,
  ) +
  shape('M-36 0C-20 -30 14 -40 40 -28 26 2 -10 16 -50 20Z', field) +
  disc(72, -80, 5, field) +
  line('M6 44V92M28 42V92', colour, 7) +
  block([-110, 92, 220, 10], colour) +
  repeat(3, (i) => block([-110, 116 + i * 18, [220, 190, 130][i] ?? 0, 7], colour, 0.7))

export const EMBLEMS = {
  anchor,
  balance,
  'closed-book': closedBook,
  'crossed-keys': crossedKeys,
  footprint,
  'gull-on-line': gullOnLine,
  'lamp-tower': lampTower,
  'lark-and-lantern': larkAndLantern,
  'moon-table': moonTable,
  'sickle-and-reeds': sickleAndReeds,
  'spade-and-sun': spadeAndSun,
  'three-flames': threeFlames,
  'wall-and-boot': wallAndBoot,
  'watching-eye': watchingEye,
  'winged-letter': wingedLetter,
}

export type Emblem = keyof typeof EMBLEMS
