import { facesOf, type AnyFace, type Print } from '@waybook/rules'

import type { DiceTheme } from './dice-theme.ts'

type SymbolName = keyof DiceTheme['symbols']

/** The print on one face. */
export type FaceMark =
  | { readonly kind: 'symbols'; readonly symbols: readonly SymbolName[] }
  /** `underlined` distinguishes a 6 from a 9 upside down. */
  | { readonly kind: 'text'; readonly text: string; readonly underlined: boolean }

/** The marks of all faces, in the order in which rolls number them. */
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

const text = (label: string): FaceMark => ({ kind: 'text', text: label, underlined: /^[69]$/.test(label) })
