import type { Drawing } from '@waybook/contract'
import { tableDrawing } from '@waybook/messages/tableDrawing'
import { drawingSize, type DrawingColour, type DrawingKind, type DrawingShape } from '@waybook/rules'

export const kindNames: Readonly<Record<DrawingKind, () => string>> = {
  freehand: () => tableDrawing.freehand(),
  line: () => tableDrawing.line(),
  circle: () => tableDrawing.circle(),
  cone: () => tableDrawing.cone(),
  text: () => tableDrawing.text(),
}

export const colourNames: Readonly<Record<DrawingColour, () => string>> = {
  white: () => tableDrawing.white(),
  red: () => tableDrawing.red(),
  yellow: () => tableDrawing.yellow(),
  green: () => tableDrawing.green(),
  blue: () => tableDrawing.blue(),
  purple: () => tableDrawing.purple(),
}

/** Colors that stand out on any ground with the dark line around them. */
export const colourLook: Readonly<Record<DrawingColour, string>> = {
  white: 'text-night-ink',
  red: 'text-bad',
  yellow: 'text-proficiency',
  green: 'text-good',
  blue: 'text-boost',
  purple: 'text-npc',
}

/** The size of a line, a circle or a cone, as in "12% of the width"; empty for other kinds. */
export function sizeWords(shape: DrawingShape, aspect: number): string {
  if (shape.kind === 'freehand' || shape.kind === 'text') return ''
  return tableDrawing.sizeOf({ percent: Math.round(drawingSize(shape, aspect)) })
}

/** Names a drawing in a list. */
export function drawingName({ kind, text }: Pick<Drawing, 'kind' | 'text'>): string {
  return text === undefined ? kindNames[kind]() : tableDrawing.quoted({ text })
}

/** Details that distinguish drawings of the same kind. */
export function drawingDetails(
  drawing: Pick<Drawing, 'kind' | 'points' | 'colour' | 'audience'>,
  aspect: number,
): string {
  const size = sizeWords(drawing, aspect)
  const details = [colourNames[drawing.colour](), ...(size === '' ? [] : [size])]
  return [...details, ...(drawing.audience === 'gameMaster' ? [tableDrawing.onlyGameMasters()] : [])].join(', ')
}
