import { disc, line, placed, repeat, shape } from '../drawing/svg.ts'

/** Twice the height of a man, with leaves that have an edge. */
export function knifeReed(): string {
  return [
    repeat(5, (i) =>
      line(
        `M${220 + i * 40} 540C${216 + i * 40} 400 ${226 + i * 40} 240 ${200 + i * 50} ${90 + ((i * 37) % 60)}`,
        i % 2 ? '#3f7476' : '#5d9592',
        13,
      ),
    ),
    repeat(5, (i) =>
      shape(
        `M${188 + i * 52} ${110 + ((i * 37) % 60)}C${176 + i * 52} ${70 + ((i * 37) % 60)} ${196 + i * 52} ${40 + ((i * 37) % 60)} ${206 + i * 50} ${30 + ((i * 37) % 60)}C${226 + i * 50} ${60 + ((i * 37) % 60)} ${226 + i * 50} ${96 + ((i * 37) % 60)} ${210 + i * 50} ${130 + ((i * 37) % 60)}Z`,
        i % 2 ? '#6b5138' : '#8a6a48',
      ),
    ),
    repeat(4, (i) =>
      shape(
        `M${232 + i * 40} ${430 - i * 50}C${180 + i * 20} ${380 - i * 60} ${120 + i * 14} ${330 - i * 40} ${84 + i * 12} ${240 - i * 20}C${150 + i * 16} ${310 - i * 50} ${200 + i * 30} ${350 - i * 50} ${236 + i * 40} ${404 - i * 50}Z`,
        i % 2 ? '#4f8683' : '#8fc0b6',
      ),
    ),
    repeat(4, (i) =>
      shape(
        `M${250 + i * 44} ${470 - i * 46}C${340 + i * 34} ${420 - i * 60} ${440 + i * 16} ${380 - i * 60} ${500 + i * 6} ${270 - i * 30}C${420 + i * 20} ${350 - i * 60} ${320 + i * 34} ${390 - i * 50} ${246 + i * 44} ${440 - i * 46}Z`,
        i % 2 ? '#3f7476' : '#5d9592',
      ),
    ),
    shape('M180 540C240 520 360 520 430 540 360 552 240 552 180 540Z', '#2b4a46'),
  ].join('')
}

/** Cushions of silver-gray leaf with white flowers no bigger than a lentil. */
export function lampweed(): string {
  const cushion = (x: number, y: number, size: number): string =>
    placed(
      shape('M-110 40C-130 -20 -90 -70 -40 -66 -20 -100 40 -100 60 -64 110 -70 136 -10 110 40Z', '#8fa49c') +
        shape('M20 40C60 0 66 -40 60 -64 110 -70 136 -10 110 40Z', '#637a74') +
        repeat(12, (i) =>
          shape(
            `M${-88 + ((i * 61) % 176)} ${10 - ((i * 37) % 70)}c-12 -14 -8 -26 2 -32 10 8 12 20 -2 32Z`,
            i % 2 ? '#c0d0c6' : '#aebfb5',
          ),
        ),
      x,
      y,
      size,
    )
  const flowers = repeat(15, (i) => {
    const [x, y] = [130 + ((i * 137) % 340), 190 + ((i * 71) % 130)]
    return (
      line(`M${x} ${y}L${300 + (x - 300) * 0.8} ${y + 90}`, '#7c948a', 3) +
      disc(x, y, 17, '#fff6d8', 0.3) +
      disc(x, y, 9, '#fffdf2') +
      disc(x, y, 3, '#e6b84f')
    )
  })
  return [
    cushion(300, 400, 1.25),
    cushion(190, 470, 0.95),
    cushion(410, 480, 0.9),
    flowers,
    shape('M60 510C200 494 400 494 540 510 460 536 140 536 60 510Z', '#3c6672', 0.85),
    line('M120 514H240M330 520H470', '#a9cdd2', 4),
  ].join('')
}

/** Discs of clear jelly, each with one dark stalk. */
export function paneMoss(): string {
  const pane = (x: number, y: number, size: number): string =>
    placed(
      line('M0 20C-6 60 6 100 0 150', '#1f2f2c', 7) +
        `<ellipse rx="110" ry="40" fill="#dff0ea" opacity=".62"/><ellipse cx="6" cy="6" rx="84" ry="27" fill="#a9cfc8" opacity=".6"/>` +
        line('M-84 -10C-50 -30 20 -34 60 -26', '#ffffff', 7, 0.9) +
        disc(0, 6, 8, '#1f2f2c'),
      x,
      y,
      size,
    )
  return [
    pane(180, 190, 0.8),
    pane(410, 160, 0.62),
    pane(320, 270, 1.2),
    pane(160, 370, 0.9),
    pane(450, 360, 1),
    shape('M50 500C180 476 420 476 550 500 440 540 160 540 50 500Z', '#2f5d63', 0.9),
    line('M130 504H260M340 512H480', '#8fbfc2', 4),
  ].join('')
}

function leaf(x: number, y: number, turn: number): string {
  return placed(
    shape('M0 0C-50 -20 -54 -80 0 -110 54 -80 50 -20 0 0Z', '#6f978f') +
      shape('M0 0C50 -20 54 -80 0 -110Z', '#47706b') +
      line('M0 -6V-92', '#a9c7bd', 3),
    x,
    y,
    0.9,
    turn,
  )
}

function pod(x: number, y: number, turn: number): string {
  return placed(
    shape('M-20 -80C20 -90 30 60 0 110 -40 70 -44 -50 -20 -80Z', '#8fae6b') +
      shape('M-10 -80C20 -90 30 60 0 110 10 40 10 -30 -10 -80Z', '#5d7d45') +
      repeat(4, (i) => disc(-10 + i * 1.5, -42 + i * 34, 11, '#a9c587')),
    x,
    y,
    1,
    turn,
  )
}

function flower(x: number, y: number): string {
  return (
    shape(
      `M${x} ${y}C${x - 40} ${y - 10} ${x - 44} ${y - 50} ${x - 10} ${y - 56}C${x + 10} ${y - 76} ${x + 50} ${y - 60} ${x + 40} ${y - 24}C${x + 34} ${y - 6} ${x + 16} ${y} ${x} ${y}Z`,
      '#7d4f8f',
    ) +
    shape(
      `M${x} ${y}C${x + 2} ${y - 30} ${x + 20} ${y - 50} ${x + 40} ${y - 44}C${x + 44} ${y - 20} ${x + 20} ${y} ${x} ${y}Z`,
      '#b58ac4',
    )
  )
}

/** A trailing bean of the shingle bank. */
export function bean(): string {
  return [
    line('M80 440C160 360 220 440 300 360 380 280 420 330 520 200M300 360C280 280 320 220 290 130', '#47706b', 11),
    leaf(150, 400, -40) +
      leaf(230, 400, 20) +
      leaf(330, 330, 60) +
      leaf(440, 290, -10) +
      leaf(300, 210, -60) +
      leaf(290, 150, 30) +
      leaf(508, 216, 50),
    pod(200, 470, 16) + pod(380, 420, -10),
    flower(404, 300) + flower(250, 250) + flower(480, 230),
    repeat(
      13,
      (i) =>
        `<ellipse cx="${90 + i * 34}" cy="${520 + (i % 3) * 10}" rx="${20 + (i % 4) * 4}" ry="11" fill="${['#b9ab93', '#8f8471', '#d3c7ae'][i % 3]}"/>`,
    ),
  ].join('')
}

/** Round papery heads over a tight dark cushion, on a curb of the road. */
export function thrift(): string {
  const stalks: readonly (readonly [number, number])[] = [
    [150, 190],
    [220, 120],
    [290, 170],
    [350, 96],
    [410, 180],
    [470, 140],
    [250, 240],
    [390, 260],
  ]
  return [
    stalks
      .map(([x, y]) =>
        line(`M${300 + (x - 300) * 0.55} 440C${300 + (x - 300) * 0.7} 360 ${x} 300 ${x} ${y}`, '#5f7f5e', 6),
      )
      .join(''),
    stalks.map(([x, y]) => thriftHead(x, y)).join(''),
    shape('M130 470C130 390 210 370 300 376 390 370 470 390 470 470Z', '#2f4a36') +
      repeat(26, (i) =>
        line(
          `M${146 + i * 12} 468L${132 + i * 13.5} ${404 - Math.sin(i * 0.125) * 46}`,
          i % 2 ? '#4f6b4a' : '#3d5a3f',
          6,
        ),
      ),
    shape('M60 466H540L552 540H48Z', '#a69f88') +
      shape('M320 466H540L552 540H324Z', '#7f7a68') +
      line('M60 468H540M200 470L196 538M404 470L410 538', '#5f5b4e', 5),
  ].join('')
}

function thriftHead(x: number, y: number): string {
  const half = `M${x + 4} ${y - 40}A40 40 0 0 1 ${x + 4} ${y + 40}C${x + 24} ${y + 20} ${x + 24} ${y - 20} ${x + 4} ${y - 40}Z`
  const petals = repeat(5, (i) =>
    line(`M${x - 24 + i * 12} ${y + 18}Q${x - 20 + i * 10} ${y - 8} ${x - 16 + i * 8} ${y - 26}`, '#f3c1c6', 4, 0.85),
  )
  return disc(x, y, 40, '#d98a9a') + shape(half, '#a5566c') + petals
}
