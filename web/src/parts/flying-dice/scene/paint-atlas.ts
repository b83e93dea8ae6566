import { solids, type Piece, type Solid, type SolidFace } from '@waybook/rules'

import { cellMiddle, cellsAcross, edgeDistance, projectOntoFace } from './atlas-cell.ts'
import type { DiceTheme, DieLook } from './dice-theme.ts'
import { marksOf, type FaceMark } from './face-mark.ts'
import { paintResin } from './paint-resin.ts'

/** Pixels on each side. A face is about 200 px wide, more than on any screen. */
const SIZE = 1024
/** Sizes, in units of the distance from the center of a face to its nearest edge. */
const ALONE = 1.24
const PAIRED = 0.82
const PAIR_GAP = 0.06
const DIGITS = 1.5
const SIGNS = 2.1
const KEYLINE = 0.055
/** Position of the keyline, as a part of the distance from the center to a corner. */
const KEYLINE_AT = 0.76
const GRID = 24

/** The font of the numbers; it must be loaded before a die is painted. */
export const PRINT_FONT = '"Atkinson Hyperlegible Next Variable", Verdana, sans-serif'

/** The textures of a kind of die. `relief` is a height map: white is the surface, black the bottom of the engraving. */
interface Atlas {
  readonly colour: HTMLCanvasElement
  readonly relief: HTMLCanvasElement
}

export function paintAtlas({ print, solid: name }: Piece, theme: DiceTheme): Atlas {
  const solid = solids[name]
  const look = lookOf(print, theme)
  const [colour, paint] = canvas(SIZE)
  const [relief, engrave] = canvas(SIZE)
  paintResin(paint, look.body, theme.resin.swirl)
  for (const index of solid.faces.keys()) paintDepth(paint, solid, index)
  engrave.fillStyle = '#fff'
  engrave.fillRect(0, 0, SIZE, SIZE)
  const marks = marksOf(print)
  for (const [context, ink] of [
    [paint, look.ink],
    [engrave, '#000'],
  ] as const) {
    context.fillStyle = context.strokeStyle = ink
    for (const index of solid.faces.keys()) paintFace({ context, solid, theme, look }, index, marks)
  }
  return { colour, relief: soften(relief) }
}

/** Makes a face lighter in the center and darker toward its edges, like cast resin. */
function paintDepth(context: CanvasRenderingContext2D, solid: Solid, index: number): void {
  const cell = SIZE / cellsAcross(solid)
  const { x, y } = cellMiddle(solid, index)
  const glow = context.createRadialGradient(x * cell, y * cell, 0, x * cell, y * cell, cell / 2)
  glow.addColorStop(0, 'rgb(255 255 255 / 0.1)')
  glow.addColorStop(0.45, 'rgb(255 255 255 / 0)')
  glow.addColorStop(1, 'rgb(0 0 0 / 0.22)')
  context.fillStyle = glow
  context.fillRect((x - 0.5) * cell, (y - 0.5) * cell, cell, cell)
}

interface Painting {
  readonly context: CanvasRenderingContext2D
  readonly solid: Solid
  readonly theme: DiceTheme
  readonly look: DieLook
}

/** Paints a face. The origin is its center, the unit is the distance to its nearest edge. */
function paintFace(painting: Painting, index: number, marks: readonly FaceMark[]): void {
  const { context, solid, look } = painting
  const [face, mark] = [solid.faces[index], marks[index]]
  if (!face || !mark) return
  const cell = SIZE / cellsAcross(solid)
  const middle = cellMiddle(solid, index)
  const unit = edgeDistance(solid, face)
  context.save()
  context.translate(middle.x * cell, middle.y * cell)
  context.scale(unit * cell, unit * cell)
  if (look.keyline) outline(context, solid, face, unit)
  if (solid.read === 'lower') paintCorners(painting, index, marks)
  else if (mark.kind === 'text') drawText(context, mark, sizeOf(mark.text))
  else paintSymbols(painting, mark.symbols)
  context.restore()
}

function sizeOf(text: string): number {
  if (/\D/.test(text)) return SIGNS
  return text.length > 1 ? DIGITS * 0.8 : DIGITS
}

function paintSymbols({ context, theme }: Painting, symbols: Extract<FaceMark, { kind: 'symbols' }>['symbols']): void {
  const size = symbols.length > 1 ? PAIRED : ALONE
  const step = size + PAIR_GAP
  for (const [place, symbol] of symbols.entries()) {
    const { path, stroke, filled, join } = theme.symbols[symbol]
    context.save()
    context.translate((place - (symbols.length - 1) / 2) * step, 0)
    context.scale(size / GRID, size / GRID)
    context.translate(-GRID / 2, -GRID / 2)
    context.lineWidth = stroke
    context.lineJoin = join
    const shape = new Path2D(path)
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas context is not an array
    if (filled) context.fill(shape, 'evenodd')
    if (stroke > 0) context.stroke(shape)
    context.restore()
  }
}

function drawText(context: CanvasRenderingContext2D, mark: FaceMark, size: number): void {
  if (mark.kind === 'symbols') return
  // Browsers draw fonts of about one pixel badly, so letters are drawn large and then scaled down.
  const large = 100
  context.save()
  context.scale(size / large, size / large)
  context.font = `800 ${large}px ${PRINT_FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent, width } = context.measureText(mark.text)
  context.fillText(mark.text, 0, (ascent - descent) / 2)
  if (mark.underlined) context.fillRect(-width / 2, (ascent + descent) / 2 + 8, width, 9)
  context.restore()
}

/** A four-sided die is read from its upper corner: each corner has the number of the opposite face. */
function paintCorners({ context, solid }: Painting, index: number, marks: readonly FaceMark[]): void {
  const face = solid.faces[index]
  for (const corner of face?.corners ?? []) {
    const below = solid.faces.findIndex(({ corners }) => !corners.includes(corner))
    const mark = marks[below]
    if (!face || !mark) continue
    const { x, y } = projectOntoFace(solid, face, corner)
    context.save()
    context.rotate(Math.atan2(x, y))
    context.translate(0, -0.86)
    drawText(context, mark, 0.72)
    context.restore()
  }
}

function outline(context: CanvasRenderingContext2D, solid: Solid, face: SolidFace, unit: number): void {
  context.beginPath()
  for (const corner of face.corners) {
    const { x, y } = projectOntoFace(solid, face, corner)
    context.lineTo((x / unit) * KEYLINE_AT, (-y / unit) * KEYLINE_AT)
  }
  context.closePath()
  context.lineJoin = 'round'
  context.lineWidth = KEYLINE
  context.stroke()
}

/** Softens the edges of the engraving by scaling it down. Rendering scales the texture up again. */
function soften(sharp: HTMLCanvasElement): HTMLCanvasElement {
  const [soft, context] = canvas(SIZE / 2)
  context.imageSmoothingQuality = 'high'
  context.drawImage(sharp, 0, 0, SIZE / 2, SIZE / 2)
  return soft
}

function canvas(size: number): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const element = document.createElement('canvas')
  element.width = element.height = size
  const context = element.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas')
  return [element, context]
}

function lookOf(print: Piece['print'], { dice }: DiceTheme): DieLook {
  const named = Object.entries(dice).find(([name]) => name === print)
  return named ? named[1] : dice.number
}
