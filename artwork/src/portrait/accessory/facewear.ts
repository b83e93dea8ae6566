import { bend, circlePath, type Warp } from '#drawing/bend.ts'
import { disc, line, shape } from '#drawing/svg.ts'

import type { PortraitPalette } from '../layer/portrait-palette.ts'

/** Drawn over the face and bent with it. */
type DrawFacewear = (palette: PortraitPalette, warp: Warp) => string

const spectacles: DrawFacewear = (palette, warp) => {
  const glass = (x: number): string => bend(circlePath(x, 293, 33), warp)
  const frame = [
    glass(256),
    glass(344),
    bend('M289 290C296 284 304 284 311 290', warp),
    bend('M223 288L202 280', warp),
    bend('M377 288L398 280', warp),
  ]
  return shape(glass(256), '#ffffff', 0.14) + frame.map((path) => line(path, palette.trim, 5)).join('')
}

const halfMoons: DrawFacewear = (palette, warp) => {
  const moon = (x: number): string => bend(`M${x - 32} 304C${x - 30} 334 ${x + 30} 334 ${x + 32} 304Z`, warp)
  return (
    shape(moon(256), '#ffffff', 0.18) +
    [moon(256), moon(344), bend('M288 306C296 300 304 300 312 306', warp)]
      .map((path) => line(path, palette.trim, 4.5))
      .join('')
  )
}

const pipe: DrawFacewear = (_, warp) =>
  shape(bend('M322 408L392 434 396 424 328 402Z', warp), '#e8dcc4') +
  shape(bend('M384 416L418 414C424 440 412 458 398 458 386 456 382 436 384 416Z', warp), '#c9b894') +
  shape(bend('M388 414L416 412 414 420 390 422Z', warp), '#e0863c') +
  line('M402 400C392 376 420 360 408 332 400 312 420 300 414 282', '#ffffff', 7, 0.2)

const pencil: DrawFacewear = (_, warp) =>
  shape(bend('M142 236L154 226 206 292 196 302Z', warp), '#d9a441') +
  shape(bend('M196 302L206 292 212 312Z', warp), '#efe0c0') +
  shape(bend('M142 236L154 226 146 216 134 226Z', warp), '#b0473c')

const earDrops: DrawFacewear = (palette) =>
  disc(190, 372, 9, palette.trim) +
  disc(190, 392, 5, palette.trim) +
  disc(410, 372, 9, palette.trim) +
  disc(410, 392, 5, palette.trim)

export const FACEWEAR = { 'ear-drops': earDrops, 'half-moons': halfMoons, pencil, pipe, spectacles }
