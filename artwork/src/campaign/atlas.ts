import { ATLAS, dashed, fen, finishedMap, ink, rose, scale } from '../atlas/atlas-map.ts'
import { disc, line, repeat, shape } from '../drawing/svg.ts'

/* The maps of the demo campaign. Pins name the places; what is drawn of a place stands under its pin. */

const ROAD =
  'M196 430C230 402 250 400 262 404S310 432 330 424 370 388 392 392 430 420 452 414 500 372 520 378 565 406 590 398 625 348 650 352 695 384 716 376 765 326 786 330 830 358 850 352 890 306 916 300'
const LAMPS = [
  [196, 430],
  [316, 425],
  [452, 414],
  [560, 394],
  [666, 356],
  [780, 331],
  [896, 308],
] as const
const SHORE = 'C860 60 840 150 900 205S1012 250 1000 322 950 412 892 442 808 560 690 580 552 660 480 740'

/** The Saltmere Reach: the causeway between the town and the light, the fen to the north, the creeks to the south. */
function saltmereReach(): string {
  const flat = `M-20-20H836${SHORE}H-20Z`
  const land = 'M-20-20H270C250 60 214 110 190 190S150 300 176 372 236 440 214 520 120 620 110 740H-20Z'
  const heights = repeat(4, (index) => {
    const x = 214 - index * 34
    const hill = `M${x}-20C${x + 36} 70 ${x} 140 ${x - 40} 200S${x - 102} 300 ${x - 86} 372 ${x - 24} 440 ${x - 44} 510 ${x - 138} 590 ${x - 130} 740`
    return line(hill, ink.contour, 1.2)
  })
  const tides = repeat(3, (index) => {
    const out = 34 + index * 32
    return dashed(
      `M${836 + out}-20C${860 + out} 60 ${840 + out} 150 ${898 + out} 205S${1006 + out} 255 ${998 + out * 0.9} 328 ${952 + out} 418 ${894 + out} 450 ${812 + out} 566 ${692 + out} 588 ${554 + out} 666 ${484 + out} 740`,
      ink.tide,
    )
  })
  const creeks =
    'M214 520C300 500 340 560 420 548S520 600 560 720M300 520C320 480 300 470 330 450M420 548C450 510 500 520 540 490'
  const town = 'M120 400h14v-12l9-8 9 8v12h12v-18l10-9 10 9v18h10v22h-74Z'
  const fort = 'M762 474l10-22 12 14 18-6-4 18 16 8-18 6 2 18-16-8-14 12-2-18-18-4Z'
  const around = { x: 520, y: 150, rx: 292, ry: 122 }
  return finishedMap(
    [
      shape(`M0 0H${ATLAS.width}V${ATLAS.height}H0Z`, ink.sea),
      tides,
      shape(flat, ink.flat),
      shape(land, ink.land),
      heights,
      `<ellipse cx="${around.x}" cy="${around.y}" rx="${around.rx}" ry="${around.ry}" fill="${ink.fen}"/>`,
      fen(around, 'locations/the-glass-fen'),
      line(creeks, ink.pool, 8),
      line(ROAD, ink.casing, 10),
      line(ROAD, ink.stone, 4.5),
      shape('M888 306l16-32 22 6 24 20-10 20-38 4Z', ink.stone),
      shape(town, ink.stone),
      shape(fort, ink.stone),
      repeat(LAMPS.length, (index) => {
        const [x, y] = LAMPS[index] ?? LAMPS[0]
        // The third is dark.
        return disc(x, y, 6.5, ink.ink) + disc(x, y, 4.5, index === 2 ? ink.stone : ink.lamp)
      }),
      rose(60, 640),
      scale(150, 690, 144),
    ].join(''),
  )
}

/** The Glass Fen from its old street in the south to the steeple: pools over a drowned town, and reed between. */
function glassFen(): string {
  const whole = { x: 520, y: 350, rx: 600, ry: 390 }
  const street = 'M470 740C500 640 430 560 480 470S600 360 590 270'
  const posts = [
    [482, 690],
    [478, 622],
    [464, 560],
    [476, 490],
    [520, 424],
    [562, 372],
    [588, 318],
    [590, 272],
  ] as const
  const steeple = 'M582 262V224l8-28 8 28v38ZM570 262h40v8h-40Z'
  const raft = 'M0 0h70v12h-70ZM8 0V-16l12-10 12 10V0ZM42 0V-12l9-8 9 8V0Z'
  return finishedMap(
    [
      shape(`M0 0H${ATLAS.width}V${ATLAS.height}H0Z`, ink.fen),
      shape('M560 300C460 280 440 170 560 150S760 180 740 260 640 330 560 300Z', ink.pool),
      shape('M180 300C120 260 150 170 250 170S380 240 330 300 240 340 180 300Z', ink.pool),
      shape('M700 520C640 480 720 410 810 430S920 520 850 560 750 560 700 520Z', ink.pool),
      fen(whole, 'biomes/the-glass-pools', { pools: 60, reeds: 420 }),
      line(street, ink.casing, 9, 0.8),
      repeat(posts.length, (index) => {
        const [x, y] = posts[index] ?? posts[0]
        return disc(x, y, 5, ink.ink) + disc(x, y, 3, ink.fen)
      }),
      shape(steeple, ink.stone),
      `<g transform="translate(770 330)">${shape(raft, ink.roof)}</g>`,
      rose(60, 640),
      scale(830, 690, 144),
    ].join(''),
  )
}

/** By their file without extension. */
export const atlas: Readonly<Record<string, () => string>> = {
  'maps/the-saltmere-reach': saltmereReach,
  'maps/the-glass-fen': glassFen,
}
