import { block, disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { brass, FLAME, iron, straw, tin, verdigris, wax } from './material.ts'

/** A lantern; the panes of a dead one are black from within. */
export function lantern(burning: boolean): string {
  const [pane, paneShade] = burning ? ['#f3d28c', '#e0a95c'] : ['#16201f', '#0c1413']
  const frame = burning ? iron : verdigris
  const flame =
    shape('M300 410C246 380 262 330 300 266 338 330 354 380 300 410Z', FLAME.outer) +
    shape('M300 408C272 388 280 354 300 318 320 354 328 388 300 408Z', FLAME.core)
  const hood =
    shape('M386 240L470 280 478 446 400 470Z', frame.shade) + shape('M386 240L470 280 471 300 387 262Z', frame.plain)
  return [
    ring(300, 118, 44, frame.plain, 15),
    shape('M190 222L300 140 410 222 394 240H206Z', frame.plain) +
      shape('M300 140L410 222 394 240H300Z', frame.shade) +
      shape('M206 222L296 152 250 222Z', frame.light),
    shape('M214 240H386L400 470H200Z', pane) + shape('M300 240H386L400 470H300Z', paneShade),
    burning ? flame : '',
    shape('M210 240H230L218 470H198ZM370 240H390L402 470H382Z', frame.plain) +
      shape('M292 240H308V282H292Z', frame.plain),
    burning ? hood : '',
    shape('M180 470H420L428 520H172Z', frame.plain) +
      shape('M300 470H420L428 520H300Z', frame.shade) +
      block([188, 480, 90, 9], frame.light, 1, 4),
  ].join('')
}

export function flask(): string {
  return [
    shape(
      'M190 200C190 176 206 166 230 166H370C394 166 410 176 410 200V470C410 500 394 512 370 512H230C206 512 190 500 190 470Z',
      tin.plain,
    ),
    shape('M320 166H370C394 166 410 176 410 200V470C410 500 394 512 370 512H320Z', tin.shade),
    block([206, 190, 20, 280], tin.light, 1, 10),
    shape('M262 166V140H338V166Z', tin.shade) +
      block([252, 92, 96, 52], brass.plain, 1, 8) +
      block([304, 92, 44, 52], brass.shade, 1, 8) +
      repeat(5, (i) => block([260 + i * 18, 96, 4, 44], brass.shade)),
    disc(300, 344, 64, wax.plain) +
      shape('M300 280A64 64 0 0 1 300 408C330 380 330 310 300 280Z', wax.shade) +
      ring(300, 344, 44, wax.light, 5),
    shape('M286 370L290 324 300 310 310 324 314 370ZM278 332H322V338H278Z', wax.light),
    line('M252 404C240 430 262 440 250 466', wax.plain, 11) + line('M338 396C346 420 336 426 342 440', wax.shade, 10),
    shape(
      'M452 372C430 404 424 424 424 436 424 456 438 468 454 468 470 468 484 456 484 436 484 420 474 402 452 372Z',
      '#d99032',
    ) + shape('M440 430C440 444 446 452 454 454 446 440 448 424 452 404 444 414 440 422 440 430Z', '#f6d591'),
  ].join('')
}

export function rope(): string {
  const coils = repeat(6, (i) => {
    const y = 420 - i * 38
    const half = 176 - Math.abs(i - 1.5) * 7
    const turn = `M${300 - half} ${y}C${300 - half} ${y + 74} ${300 + half} ${y + 74} ${300 + half} ${y}C${300 + half} ${y - 60} ${300 - half} ${y - 60} ${300 - half} ${y}Z`
    const strands = `<path d="${turn}" fill="none" stroke="${straw.shade}" stroke-width="26" stroke-dasharray="4 15" opacity=".8"/>`
    return line(turn, straw.shade, 42) + line(turn, i % 2 ? straw.plain : straw.light, 34) + strands
  })
  return [
    coils,
    shape('M190 244C200 214 400 214 410 244 400 268 200 268 190 244Z', '#6f5a2e'),
    line('M470 300C540 330 520 420 470 440 430 456 440 500 500 506', straw.shade, 40) +
      line('M470 300C540 330 520 420 470 440 430 456 440 500 500 506', straw.plain, 32),
    disc(486, 434, 33, straw.shade) +
      disc(482, 430, 28, straw.light) +
      line('M462 424Q482 444 502 428M470 412Q484 428 500 412', straw.shade, 5),
    line('M506 498L540 488M508 506L544 508M506 514L538 528', straw.light, 7),
  ].join('')
}

export function biscuit(): string {
  const holes = [
    [230, 240],
    [310, 226],
    [390, 244],
    [250, 330],
    [336, 320],
    [240, 414],
    [330, 410],
  ]
  return placed(
    [
      shape(
        'M150 170C154 150 170 144 190 146L430 140C446 140 456 152 456 168L452 330 420 350 408 392 360 410 346 450 176 454C158 454 148 444 148 428Z',
        '#a97a45',
      ),
      shape(
        'M150 158C154 138 170 132 190 134L430 128C446 128 456 140 456 156L452 318 420 338 408 380 360 398 346 438 176 442C158 442 148 432 148 416Z',
        '#e3c18b',
      ),
      shape('M452 318L420 338 408 380 360 398 346 438 352 446 366 408 414 390 426 348 452 330Z', '#f3e0b8'),
      shape('M172 156C190 150 400 146 430 150L428 166C380 160 220 164 190 170L186 420 170 420Z', '#f0d8a8'),
      holes.map(([x = 0, y = 0]) => disc(x, y + 2, 12, '#8a6034') + disc(x + 2, y + 5, 8, '#6a4522')).join(''),
      shape('M440 420L474 404 498 424 486 460 452 466Z', '#a97a45') +
        shape('M440 412L474 396 498 416 486 450 452 456Z', '#e3c18b'),
      disc(410, 470, 7, '#cfa469') + disc(392, 492, 4.5, '#cfa469') + disc(520, 470, 5, '#cfa469'),
    ].join(''),
    0,
    0,
    1,
    0,
  )
}
