import { between } from '#drawing/chance.ts'
import { mix } from '#drawing/colour.ts'
import type { Palette } from '#drawing/palette.ts'
import { blob } from '#drawing/path.ts'
import { block, disc, line, placed, repeat, shape } from '#drawing/svg.ts'
import type { DrawMotif, View } from '#place/motif/view.ts'
import { house } from '#scenery/house.ts'
import { glow } from '#scenery/lights.ts'

/** The hill that a landmark stands on, from one side of the picture to the other. */
function hill({ horizon, width, height }: View, colour: string, [x, rise]: readonly [number, number]): string {
  const [left, right] = [x - 720, x + 780]
  const slope = `M${left} ${horizon + 190}C${x - 300} ${horizon + 150} ${x - 260} ${horizon + 130 - rise} ${x} ${horizon + 120 - rise}C${x + 260} ${horizon + 130 - rise} ${x + 330} ${horizon + 160} ${right} ${horizon + 190}`
  return shape(`${slope}L${width + 40} ${height}H-40Z`, colour)
}

export const castle: DrawMotif = (view) => {
  const { chance, palette, horizon } = view
  const towers = [
    [330, 300, 88],
    [430, 410, 104],
    [545, 350, 96],
    [640, 250, 80],
  ] as const
  const walls = mix(palette.near, palette.mid, 0.35)
  const drawing = towers.map(([x, high, wide]) => {
    const top = horizon + 40 - high
    const roof = shape(
      `M${x - wide / 2 - 12} ${top}L${x} ${top - wide * 1.25}L${x + wide / 2 + 12} ${top}Z`,
      palette.fore,
    )
    const slits = repeat(3, (i) =>
      block([x - 5, top + 34 + i * 66, 11, 24], chance() < 0.75 ? palette.lamp : palette.fore, 1, 5),
    )
    const shade = block([x + wide * 0.12, top, wide * 0.38, high + 60], palette.fore, 0.35)
    return (
      block([x - wide / 2, top, wide, high + 60], walls) + shade + roof + slits + flag(palette, x, top - wide * 1.25)
    )
  })
  const merlons = repeat(11, (i) => block([292 + i * 36, horizon - 96, 22, 22], palette.near))
  const gate = shape(
    `M462 ${horizon + 66}V${horizon - 4}C462 ${horizon - 50} 516 ${horizon - 50} 516 ${horizon - 4}V${horizon + 66}Z`,
    palette.fore,
  )
  return (
    hill(view, palette.near, [490, 100]) +
    drawing.join('') +
    block([280, horizon - 80, 412, 196], palette.near) +
    merlons +
    gate +
    glow(489, horizon + 20, 44, palette.lamp) +
    hill(view, mix(palette.near, palette.fore, 0.6), [420, -20])
  )
}

function flag(palette: Palette, x: number, y: number): string {
  return (
    line(`M${x} ${y + 4}V${y - 46}`, palette.fore, 4) +
    shape(
      `M${x} ${y - 46}C${x + 18} ${y - 52} ${x + 26} ${y - 36} ${x + 46} ${y - 42}L${x + 40} ${y - 22}C${x + 26} ${y - 18} ${x + 16} ${y - 30} ${x} ${y - 24}Z`,
      '#a8453a',
    )
  )
}

export const town: DrawMotif = ({ chance, palette, width, horizon }) => {
  const row = (y: number, size: number, colour: string, lit: number, count: number) =>
    repeat(count, (i) =>
      house(chance, palette, { x: ((i + 0.3 + chance() * 0.5) / count) * width, y, size, colour, lit }),
    ) + block([0, y - 2, width, 60], colour)
  return (
    row(horizon + 6, 1.5, palette.far, 0, 12) +
    placed(
      shape('M-26 0V-150L0 -236L26 -150V0Z', palette.mid) + block([-6, -130, 12, 24], palette.lamp),
      width * 0.63,
      horizon + 20,
      1.1,
    ) +
    row(horizon + 52, 2.1, palette.mid, 0.35, 9) +
    row(horizon + 120, 3, palette.near, 0.75, 7)
  )
}

export const ruins: DrawMotif = (view) => {
  const { chance, palette, width, horizon } = view
  const stone = mix(palette.mid, palette.sun, 0.22)
  const columns = repeat(6, (i) => {
    const [x, high] = [180 + i * 126, between(chance, 110, 340)]
    const top = horizon + 96 - high
    const broken = shape(
      `M${x - 30} ${top + 8}L${x - 12} ${top - 12}L${x + 4} ${top + 6}L${x + 30} ${top - 16}V${top + 40}H${x - 30}Z`,
      stone,
    )
    const capital = high > 250 ? block([x - 42, top - 18, 84, 24], stone, 1, 4) : broken
    return (
      block([x - 28, top, 56, high], stone) +
      block([x + 4, top, 24, high], palette.near, 0.45) +
      capital +
      block([x - 40, horizon + 84, 80, 24], palette.near, 1, 4)
    )
  })
  const fallen = repeat(9, () =>
    shape(
      blob(
        chance,
        [between(chance, 60, width - 60), horizon + between(chance, 110, 190)],
        between(chance, 12, 34),
        0.5,
        1.7,
      ),
      chance() < 0.5 ? stone : palette.near,
    ),
  )
  const arch = shape(
    `M120 ${horizon + 100}V${horizon - 120}C120 ${horizon - 250} 300 ${horizon - 250} 300 ${horizon - 120}V${horizon + 100}H262V${horizon - 110}C262 ${horizon - 196} 158 ${horizon - 196} 158 ${horizon - 110}V${horizon + 100}Z`,
    palette.near,
  )
  return hill(view, palette.near, [width / 2, 30]) + arch + columns + fallen
}

/** Looking out of the mouth of a cave. */
export const cave: DrawMotif = ({ chance, palette, width, height, horizon }) => {
  const mouth = `M-20 -20H${width + 20}V${height + 20}H-20ZM210 ${horizon + 250}C120 ${horizon} 190 250 330 210C420 150 520 210 600 170C720 180 860 330 850 ${horizon}C870 ${horizon + 130} 830 ${horizon + 200} 790 ${horizon + 260}C600 ${horizon + 300} 380 ${horizon + 290} 210 ${horizon + 250}Z`
  const teeth = repeat(9, () => {
    const [x, long] = [between(chance, 120, width - 120), between(chance, 50, 190)]
    return shape(`M${x - 26} 0L${x} ${150 + long}L${x + 26} 0Z`, palette.fore)
  })
  const stones = repeat(8, () =>
    shape(
      blob(chance, [between(chance, 0, width), height - between(chance, 10, 120)], between(chance, 30, 80), 0.4, 1.5),
      mix(palette.fore, palette.near, 0.5),
    ),
  )
  return `<path d="${mouth}" fill="${palette.fore}" fill-rule="evenodd"/>${teeth}${stones}${glow(250, height - 150, 150, palette.lamp)}${disc(250, height - 150, 12, palette.lamp)}`
}

export const camp: DrawMotif = ({ chance, palette, horizon }) => {
  const tent = (x: number, size: number, cloth: string) =>
    placed(
      shape('M-110 0L0 -150L110 0Z', cloth) +
        shape('M0 -150L110 0H30Z', palette.fore, 0.4) +
        shape('M-24 0L0 -92L24 0Z', palette.lamp, 0.85) +
        line('M-8 -162L0 -150L8 -164', palette.fore, 5),
      x,
      horizon + 150,
      size,
    )
  const smoke = repeat(6, (i) =>
    disc(560 + (chance() - 0.5) * 30 + i * 9, horizon + 90 - i * 58, 18 + i * 8, palette.sky[2], 0.22),
  )
  const fire =
    glow(560, horizon + 160, 190, palette.lamp) +
    placed(
      shape('M-30 0C-50 -40 -16 -56 -14 -92C10 -70 14 -56 14 -44C22 -52 24 -60 22 -70C46 -40 44 -16 30 0Z', '#e8843a') +
        shape('M-16 0C-24 -24 0 -34 2 -54C18 -32 22 -14 14 0Z', '#ffd98a'),
      560,
      horizon + 190,
      1.1,
    )
  return (
    tent(300, 1.25, mix(palette.mid, '#b8704a', 0.5)) +
    tent(770, 1, mix(palette.mid, '#6a7a4a', 0.5)) +
    smoke +
    fire +
    line(`M505 ${horizon + 196}L615 ${horizon + 180}M505 ${horizon + 180}L615 ${horizon + 198}`, palette.fore, 12)
  )
}

export const bridge: DrawMotif = ({ chance, palette, width, horizon }) => {
  const arches = [0, 1, 2].map(
    (i) =>
      `M${130 + i * 270} ${horizon + 150}C${130 + i * 270} ${horizon - 40} ${350 + i * 270} ${horizon - 40} ${350 + i * 270} ${horizon + 150}Z`,
  )
  const stones = repeat(40, () => block([chance() * width, horizon - 70 + chance() * 90, 34, 12], palette.mid, 0.5, 3))
  return (
    `<path d="M-20 ${horizon - 60}C300 ${horizon - 120} 724 ${horizon - 120} 1044 ${horizon - 60}V${horizon + 150}H-20Z${arches.join('')}" fill="${palette.near}" fill-rule="evenodd"/>` +
    stones +
    `<path d="M-20 ${horizon - 66}C300 ${horizon - 126} 724 ${horizon - 126} 1044 ${horizon - 66}" fill="none" stroke="${palette.fore}" stroke-width="16"/>`
  )
}

export const dunes: DrawMotif = ({ chance, palette, width, height, horizon }) =>
  repeat(5, (i) => {
    const y = horizon - 30 + i * 90
    const crest = between(chance, 0.2, 0.8) * width
    const colour =
      [palette.far, mix(palette.far, palette.mid, 0.5), palette.mid, mix(palette.mid, palette.near, 0.5), palette.near][
        i
      ] ?? palette.near
    const body = shape(
      `M-20 ${y + 60}C${crest * 0.5} ${y + 40} ${crest * 0.8} ${y - 40} ${crest} ${y - 60}C${crest + 120} ${y} ${width * 0.9} ${y + 50} ${width + 20} ${y + 30}V${height}H-20Z`,
      colour,
    )
    return (
      body +
      shape(
        `M${crest} ${y - 60}C${crest + 120} ${y} ${width * 0.9} ${y + 50} ${width + 20} ${y + 30}V${y + 200}C${crest + 200} ${y + 160} ${crest - 30} ${y + 110} ${crest} ${y - 60}Z`,
        palette.sun,
        0.16,
      )
    )
  })
