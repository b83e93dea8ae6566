import { disc, line, placed, repeat, ring, shape } from '../drawing/svg.ts'
import { brass, leather, straw, wood } from './material.ts'

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

export function handBell(): string {
  return [
    shape('M270 70H330L336 210H264Z', wood.plain) +
      shape('M304 70H330L336 210H306Z', wood.shade) +
      disc(300, 66, 36, wood.plain) +
      shape('M304 30A36 36 0 0 1 304 102Z', wood.shade),
    shape(
      'M250 206H350C390 240 392 320 412 380 424 410 440 430 456 446H144C160 430 176 410 188 380 208 320 210 240 250 206Z',
      '#8a8c80',
    ) + shape('M320 206H350C390 240 392 320 412 380 424 410 440 430 456 446H330C356 370 356 270 320 206Z', '#5a5d55'),
    shape('M232 250C216 310 208 370 186 420H212C234 370 236 300 250 244Z', '#b5b7a8'),
    `<ellipse cx="300" cy="450" rx="160" ry="30" fill="#20251f"/>` + ring(300, 448, 22, '#5f7d46', 9),
    line('M140 450C200 486 400 486 460 450', '#b5b7a8', 8),
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
