import { block, disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { blueGlass, bone, brass, cork, iron, leather, straw } from './material.ts'

export function bottle(): string {
  return [
    shape('M262 96H338V150H262Z', cork.plain) +
      shape('M306 96H338V150H306Z', cork.shade) +
      block([270, 102, 10, 42], cork.light),
    shape(
      'M250 150H350V172H250ZM264 172H336V228C400 246 424 300 424 370 424 470 380 510 300 510 220 510 176 470 176 370 176 300 200 246 264 228Z',
      blueGlass.plain,
    ),
    shape('M316 172H336V228C400 246 424 300 424 370 424 470 380 510 300 510 372 470 384 300 316 240Z', blueGlass.shade),
    shape(
      'M190 400C240 380 280 410 330 392 370 380 400 390 418 400 408 470 370 500 300 500 232 500 196 468 190 400Z',
      '#eef4ef',
    ),
    shape('M340 392C372 380 400 390 418 400 408 470 370 500 300 500 350 476 356 430 340 392Z', '#bcd0d2'),
    repeat(9, (i) =>
      shape(`M${210 + ((i * 61) % 170)} ${412 + ((i * 37) % 66)}l12 -14 12 14 -12 14Z`, i % 2 ? '#ffffff' : '#c9dadb'),
    ),
    shape('M204 330C210 290 226 266 252 254 240 290 232 330 232 380 214 372 204 356 204 330Z', blueGlass.light),
    (
      [
        [440, 190, 1],
        [476, 260, 0.6],
        [160, 200, 0.75],
        [404, 120, 0.5],
      ] as const
    )
      .map(([x, y, size]) => placed(shape('M0 -34L6 -6 34 0 6 6 0 34 -6 6 -34 0 -6 -6Z', '#fff3c9'), x, y, size))
      .join(''),
  ].join('')
}

export function doubleWhistle(): string {
  const reed = (x: number, length: number): string =>
    shape(`M${x - 26} -190L${x + 26} -190 ${x + 24} ${length - 20} ${x - 24} ${length}Z`, straw.plain) +
    shape(`M${x + 4} -190H${x + 26}L${x + 24} ${length - 20} ${x + 4} ${length - 8}Z`, straw.shade) +
    shape(`M${x - 20} -180H${x - 10}L${x - 10} ${length - 20}H${x - 18}Z`, straw.light) +
    shape(`M${x - 18} -150H${x + 18}L${x + 6} -118H${x - 10}Z`, '#4a3a1e') +
    repeat(4, (i) => disc(x, -30 + i * 44, 8, '#5a4725'))
  return [
    line('M300 430C240 520 120 500 130 420 140 350 220 380 210 440', '#7a4a2c', 9),
    placed(
      [
        reed(-30, 190),
        reed(32, 150),
        shape('M-66 -100H68V-58H-66ZM-64 110H66V140H-64Z', '#557a4a') +
          shape('M6 -100H68V-58H6ZM6 110H66V140H6Z', '#375433'),
        repeat(4, (i) => line(`M-64 ${-94 + i * 11}H66`, i % 2 ? '#375433' : '#80a36d', 3)),
        line('M-30 150C-40 200 -30 220 0 236', '#7a4a2c', 9),
      ].join(''),
      306,
      290,
      1.08,
      22,
    ),
  ].join('')
}

export function ember(): string {
  const holes = [
    [226, 350],
    [270, 372],
    [326, 376],
    [372, 354],
    [246, 420],
    [300, 432],
    [352, 424],
  ]
  return [
    disc(300, 300, 200, '#8fd6a4', 0.12) + disc(300, 290, 140, '#c9f0cf', 0.16),
    shape('M176 290C176 250 424 250 424 290L396 480C390 506 210 506 204 480Z', iron.plain) +
      shape('M320 262C380 264 424 274 424 290L396 480C392 498 350 502 320 500Z', iron.shade) +
      shape('M190 306L214 470 230 476 206 304Z', iron.light),
    holes.map(([x = 0, y = 0]) => disc(x, y, 19, '#7cc98d') + disc(x, y, 13, '#f6fff0')).join(''),
    shape('M176 290C176 250 424 250 424 290 424 322 176 322 176 290Z', iron.shade),
    shape('M216 288C226 236 262 222 300 222 346 222 376 246 386 288 340 304 260 304 216 288Z', '#7cc98d') +
      shape('M234 286C244 246 270 236 300 236 336 236 358 254 366 286 330 296 270 296 234 286Z', '#f6fff0') +
      shape('M280 250L300 274 330 258 322 284 286 288Z', '#bfe6c4'),
    shape('M196 232C190 180 250 110 330 118 400 124 440 176 430 214L416 220C390 196 240 210 208 240Z', iron.plain) +
      shape('M330 118C400 124 440 176 430 214L416 220C396 200 360 198 330 202 350 170 346 140 330 118Z', iron.shade) +
      disc(318, 106, 17, iron.plain) +
      shape('M214 216C220 176 258 140 300 134 266 158 242 190 232 218Z', iron.light),
    block([186, 484, 228, 22], iron.shade, 1, 8),
  ].join('')
}

/** A tide-bell: new on a leather loop, old and dented on a red cord and still sounding, or bright on the same cord. */
export function bell(state: 'new' | 'old' | 'corded'): string {
  const old = state === 'old'
  const corded = state !== 'new'
  const metal = old ? { light: '#b39a5c', plain: '#8c7440', shade: '#584724' } : brass
  const rim = old
    ? 'M150 430C200 452 400 452 450 430L456 462C430 470 410 466 396 484 380 492 210 490 144 462Z'
    : 'M150 430C200 452 400 452 450 430L456 462C400 492 200 492 144 462Z'
  return [
    old ? tremor() : '',
    corded ? redCord() : leatherLoop(),
    disc(300, 490, 34, metal.shade) + disc(292, 484, 12, metal.plain),
    shape(
      'M270 160H330V186C390 200 404 270 412 330 420 380 430 410 450 440H150C170 410 180 380 188 330 196 270 210 200 270 186Z',
      metal.plain,
    ),
    shape('M312 160H330V186C390 200 404 270 412 330 420 380 430 410 450 440H330C344 360 344 240 312 190Z', metal.shade),
    shape(
      'M222 290C226 240 244 214 270 204 256 240 246 300 240 370 234 400 226 416 214 430H190C210 400 216 350 222 290Z',
      metal.light,
    ),
    shape(rim, metal.plain) + shape('M310 446C370 446 420 442 450 430L456 462C420 480 370 486 316 486Z', metal.shade),
    old
      ? shape('M388 446C400 470 420 470 432 450 424 440 400 438 388 446Z', '#3b2f18')
      : line(
          'M166 452C186 440 196 440 212 454 228 468 240 468 256 456 272 444 284 446 300 458 316 470 330 468 346 456 362 444 376 446 390 456 404 464 420 460 434 448',
          metal.light,
          6,
        ),
  ].join('')
}

export function clasp(): string {
  return [
    line('M120 470L236 384', iron.shade, 20) + line('M120 470L236 384', bone.shade, 10),
    ring(300, 300, 168, brass.shade, 56) + ring(296, 296, 168, brass.plain, 50),
    line('M172 220A152 152 0 0 1 300 138', brass.light, 12),
    ring(300, 300, 112, brass.shade, 30) + ring(298, 298, 112, '#b98538', 24),
    repeat(12, (i) => {
      const angle = (i / 12) * Math.PI * 2
      return line(
        `M${300 + Math.cos(angle) * 148} ${300 + Math.sin(angle) * 148}L${300 + Math.cos(angle) * 164} ${300 + Math.sin(angle) * 164}`,
        brass.shade,
        i % 3 === 0 ? 10 : 5,
      )
    }),
    shape('M408 366L442 384 424 420 390 396Z', '#3b2a14'),
    line('M244 340C262 318 278 318 296 340 314 362 330 362 350 338', brass.light, 9),
    shape('M476 120L500 140 250 410 226 430 236 400Z', brass.plain) +
      shape('M488 130L500 140 250 410 226 430Z', brass.shade) +
      disc(488, 130, 24, brass.light) +
      disc(493, 136, 15, brass.plain),
  ].join('')
}

function redCord(): string {
  return (
    line('M300 164C250 120 260 60 300 60 340 60 350 120 300 164', '#a5323f', 17) +
    disc(300, 68, 17, '#a5323f') +
    disc(284, 128, 14, '#7b2231') +
    disc(318, 124, 14, '#a5323f')
  )
}

function leatherLoop(): string {
  return (
    line('M274 160C240 80 270 56 300 56 330 56 360 80 326 160', leather.plain, 22) +
    line('M280 150C256 90 276 70 300 70', leather.light, 6)
  )
}

/** Rings in the air beside a bell that still sounds. */
function tremor(): string {
  return repeat(3, (i) =>
    line(
      `M${96 - i * 22} ${330 - i * 22}C${76 - i * 28} 380 ${76 - i * 28} 440 ${96 - i * 22} ${490 + i * 14}M${504 + i * 22} ${330 - i * 22}C${524 + i * 28} 380 ${524 + i * 28} 440 ${504 + i * 22} ${490 + i * 14}`,
      '#fff3d2',
      7 - i * 1.5,
      0.7 - i * 0.18,
    ),
  )
}
