import { solids, type Piece, type Solid, type SolidFace } from '@waybook/rules'

import { cellMiddle, cellsAcross, narrowest, onFace } from './atlas-cell.ts'
import type { DiceTheme, DieLook } from './dice-theme.ts'
import { marksOf, type FaceMark } from './face-mark.ts'
import { paintResin } from './paint-resin.ts'

/** Pixels along each side: a face is some 200 wide, more than it ever is on a screen. */
const SIZE = 1024
/** Sizes in parts of the way from a face's middle to its nearest edge. */
const ALONE = 1.24
const PAIRED = 0.82
const PAIR_GAP = 0.06
const DIGITS = 1.5
const SIGNS = 2.1
const KEYLINE = 0.055
/** How far in the keyline runs, of the way to a corner. */
const KEYLINE_AT = 0.76
const GRID = 24

/** What numbers are printed in; it must be there before a die is painted. */
export const PRINT_FONT = '"Atkinson Hyperlegible Next Variable", Verdana, sans-serif'

/** The picture of all faces of a kind of die, and how deep each point lies: white is the surface, black the ground of the engraving. */
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
  for (const [pen, ink] of [
    [paint, look.ink],
    [engrave, '#000'],
  ] as const) {
    pen.fillStyle = pen.strokeStyle = ink
    for (const index of solid.faces.keys()) paintFace({ pen, solid, theme, look }, index, marks)
  }
  return { colour, relief: softened(relief) }
}

/** Light gathers in the middle of a face and is lost towards its edges, as in cast resin. */
function paintDepth(pen: CanvasRenderingContext2D, solid: Solid, index: number): void {
  const cell = SIZE / cellsAcross(solid)
  const { x, y } = cellMiddle(solid, index)
  const glow = pen.createRadialGradient(x * cell, y * cell, 0, x * cell, y * cell, cell / 2)
  glow.addColorStop(0, 'rgb(255 255 255 / 0.1)')
  glow.addColorStop(0.45, 'rgb(255 255 255 / 0)')
  glow.addColorStop(1, 'rgb(0 0 0 / 0.22)')
  pen.fillStyle = glow
  pen.fillRect((x - 0.5) * cell, (y - 0.5) * cell, cell, cell)
}

interface Painting {
  readonly pen: CanvasRenderingContext2D
  readonly solid: Solid
  readonly theme: DiceTheme
  readonly look: DieLook
}

/** Draws with the face's middle as the origin and the way to its nearest edge as the unit. */
function paintFace(painting: Painting, index: number, marks: readonly FaceMark[]): void {
  const { pen, solid, look } = painting
  const [face, mark] = [solid.faces[index], marks[index]]
  if (!face || !mark) return
  const cell = SIZE / cellsAcross(solid)
  const middle = cellMiddle(solid, index)
  const unit = narrowest(solid, face)
  pen.save()
  pen.translate(middle.x * cell, middle.y * cell)
  pen.scale(unit * cell, unit * cell)
  if (look.keyline) outline(pen, solid, face, unit)
  if (solid.read === 'lower') paintCorners(painting, index, marks)
  else if (mark.kind === 'text') write(pen, mark, sizeOf(mark.text))
  else paintSymbols(painting, mark.symbols)
  pen.restore()
}

function sizeOf(text: string): number {
  if (/\D/.test(text)) return SIGNS
  return text.length > 1 ? DIGITS * 0.8 : DIGITS
}

function paintSymbols({ pen, theme }: Painting, symbols: Extract<FaceMark, { kind: 'symbols' }>['symbols']): void {
  const size = symbols.length > 1 ? PAIRED : ALONE
  const step = size + PAIR_GAP
  for (const [place, symbol] of symbols.entries()) {
    const { path, stroke, filled, join } = theme.symbols[symbol]
    pen.save()
    pen.translate((place - (symbols.length - 1) / 2) * step, 0)
    pen.scale(size / GRID, size / GRID)
    pen.translate(-GRID / 2, -GRID / 2)
    pen.lineWidth = stroke
    pen.lineJoin = join
    const drawn = new Path2D(path)
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a pen is no array
    if (filled) pen.fill(drawn, 'evenodd')
    if (stroke > 0) pen.stroke(drawn)
    pen.restore()
  }
}

function write(pen: CanvasRenderingContext2D, mark: FaceMark, size: number): void {
  if (mark.kind === 'symbols') return
  // Fonts of about one pixel are not drawn well: the letters are drawn large and scaled down.
  const large = 100
  pen.save()
  pen.scale(size / large, size / large)
  pen.font = `800 ${large}px ${PRINT_FONT}`
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent, width } = pen.measureText(mark.text)
  pen.fillText(mark.text, 0, (ascent - descent) / 2)
  if (mark.underlined) pen.fillRect(-width / 2, (ascent + descent) / 2 + 8, width, 9)
  pen.restore()
}

/** A four-sided die is read from its upper corner: each corner bears the number of the face below. */
function paintCorners({ pen, solid }: Painting, index: number, marks: readonly FaceMark[]): void {
  const face = solid.faces[index]
  for (const corner of face?.corners ?? []) {
    const below = solid.faces.findIndex(({ corners }) => !corners.includes(corner))
    const mark = marks[below]
    if (!face || !mark) continue
    const { x, y } = onFace(solid, face, corner)
    pen.save()
    pen.rotate(Math.atan2(x, y))
    pen.translate(0, -0.86)
    write(pen, mark, 0.72)
    pen.restore()
  }
}

function outline(pen: CanvasRenderingContext2D, solid: Solid, face: SolidFace, unit: number): void {
  pen.beginPath()
  for (const corner of face.corners) {
    const { x, y } = onFace(solid, face, corner)
    pen.lineTo((x / unit) * KEYLINE_AT, (-y / unit) * KEYLINE_AT)
  }
  pen.closePath()
  pen.lineJoin = 'round'
  pen.lineWidth = KEYLINE
  pen.stroke()
}

/** An engraving with soft edges: it is drawn smaller and stretched again. */
function softened(sharp: HTMLCanvasElement): HTMLCanvasElement {
  const [soft, pen] = canvas(SIZE / 2)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(sharp, 0, 0, SIZE / 2, SIZE / 2)
  return soft
}

function canvas(size: number): readonly [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement('canvas')
  made.width = made.height = size
  const pen = made.getContext('2d')
  if (!pen) throw new Error('This browser draws on no canvas')
  return [made, pen]
}

function lookOf(print: Piece['print'], { dice }: DiceTheme): DieLook {
  const named = Object.entries(dice).find(([name]) => name === print)
  return named ? named[1] : dice.number
}
