import { facesOf, type AnyFace, type Print } from '@waybook/rules'

import type { DiceTheme } from './dice-theme.ts'

type SymbolName = keyof DiceTheme['symbols']

/** What is printed on one face. */
export type FaceMark =
  | { readonly kind: 'symbols'; readonly symbols: readonly SymbolName[] }
  /** `underlined`: a 6 or a 9 would read as the other upside down. */
  | { readonly kind: 'text'; readonly text: string; readonly underlined: boolean }

/** The faces of a print in the order in which a roll counts them. */
export function marksOf(print: Print): FaceMark[] {
  if (print === 'tens') return tenDigits.map((digit) => text(`${digit}0`))
  if (print === 'units') return tenDigits.map((digit) => text(String(digit)))
  if (print === 'fate') return facesOf(print).map((face) => text(signOf(face)))
  return facesOf(print).map((face) =>
    typeof face === 'number' ? text(String(face)) : { kind: 'symbols', symbols: face },
  )
}

const tenDigits = [...Array.from({ length: 10 }).keys()]

const signOf = (face: AnyFace) => (face === 1 ? '+' : face === -1 ? '−' : '')

const text = (written: string): FaceMark => ({ kind: 'text', text: written, underlined: /^[69]$/.test(written) })
