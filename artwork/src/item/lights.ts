import { block, disc, line, repeat, ring, shape } from '../drawing/svg.ts'
import { clay, FLAME, iron, verdigris } from './material.ts'

/** A lantern; if it is dead, its panes are blackened from the inside. */
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

export function smudgePot(): string {
  return [
    shape('M310 170C250 130 330 90 280 40 350 50 380 100 340 130 390 140 380 170 330 176Z', '#6b5b4c', 0.7),
    shape('M250 170H350V214H250Z', '#3a332b') +
      shape('M240 160C262 140 280 172 300 150 322 172 340 142 362 162L352 186H248Z', '#544a3d'),
    shape('M230 206H370V236H230Z', clay.shade),
    shape('M240 236C150 270 130 380 180 460 220 512 380 512 420 460 470 380 450 270 360 236Z', clay.plain) +
      shape('M330 236H360C450 270 470 380 420 460 400 486 360 498 320 500 400 430 400 300 330 236Z', clay.shade),
    line('M196 300C174 350 180 410 206 446', clay.light, 15),
    line('M160 340C240 366 360 366 440 340M158 372C240 398 360 398 442 372', clay.shade, 6),
  ].join('')
}

export function wickOnCloth(): string {
  return [
    shape(
      'M110 200C200 150 420 140 500 190 520 300 520 400 470 460 350 500 200 490 120 440 90 360 90 270 110 200Z',
      '#d9cfb9',
    ),
    shape(
      'M120 190C210 142 420 134 490 182 508 290 508 390 462 446 350 486 206 476 130 428 102 350 100 262 120 190Z',
      '#faf4e6',
    ),
    line(
      'M200 176C190 260 210 360 196 456M404 160C420 250 396 350 412 462M112 320C220 300 380 340 500 310',
      '#e3d9c2',
      6,
    ),
    shape('M372 158C420 150 466 160 490 182 508 290 508 390 462 446L412 462C396 350 420 250 404 160Z', '#ebe2cd'),
    shape('M176 384L404 208 430 240 202 418Z', '#c9a876') + shape('M176 384L404 208 412 218 184 394Z', '#ecd7ad'),
    repeat(13, (i) => line(`M${196 + i * 17} ${380 - i * 13.2}l14 18`, '#a38250', 3.5)),
    shape('M176 384L202 418 176 432C160 426 156 400 176 384Z', '#20201f') +
      shape('M196 370L224 402 202 418 176 384Z', '#5a4630'),
    shape('M404 208L430 240 436 236 410 204Z', '#fff8e4'),
    disc(150, 446, 4, '#3a352f') + disc(166, 462, 3, '#3a352f') + disc(140, 426, 2.5, '#3a352f'),
  ].join('')
}
