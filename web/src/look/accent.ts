import { useLayoutEffect } from 'react'

import { contrast, hexOf, mix, type Rgb, rgbOf } from './contrast.ts'

/** What a campaign's accent becomes on light and on dark grounds. */
interface Accent {
  /** Marks the current place and the focus; in the dark scheme it also fills the primary button. */
  readonly mark: string
  /** The ground of a selected row. */
  readonly tint: string
  /** The filled button under the pointer. */
  readonly hover: string
}

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

/** WCAG AA for words, because the tab one is on and the button one presses are words. */
const LEAST = 4.5
const STEP = 0.01
const TINT_SHARE = 0.16
const HOVER_SHARE = 0.2

/** Per scheme, as tokens.css has them: of page and panels the ground on which a mark is hardest to see; a panel's. */
const light = { hardest: rgbOf('#eceee6'), surface: rgbOf('#f8f8f3') }
const dark = { hardest: rgbOf('#1f2c2a'), surface: rgbOf('#172221') }

/** Darkens the accent for paper and lightens it for the night, each just as far as it takes to be seen on pages and panels. */
export function accentPair(hex: string): { readonly light: Accent; readonly dark: Accent } {
  return { light: accentOn(light, rgbOf(hex), BLACK), dark: accentOn(dark, rgbOf(hex), WHITE) }
}

function accentOn({ hardest, surface }: typeof light, chosen: Rgb, towards: Rgb): Accent {
  const mark = seenOn(hardest, chosen, towards)
  return {
    mark: hexOf(mark),
    tint: hexOf(mix(surface, mark, TINT_SHARE)),
    hover: hexOf(mix(mark, towards, HOVER_SHARE)),
  }
}

function seenOn(ground: Rgb, chosen: Rgb, towards: Rgb): Rgb {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = rgbOf(hexOf(mix(chosen, towards, share)))
    if (contrast(mixed, ground) >= LEAST) return mixed
  }
  return towards
}

/** Colours the whole document with a campaign's accent, `#rrggbb`; without one Waybook's own colours stay. */
export function useAccent(hex: string | null) {
  useLayoutEffect(() => {
    if (hex === null) return
    const { style } = document.documentElement
    const names: string[] = []
    for (const [scheme, accent] of Object.entries(accentPair(hex)))
      for (const [role, colour] of Object.entries(accent)) {
        const name = `--accent-${scheme}-${role}`
        style.setProperty(name, String(colour))
        names.push(name)
      }
    return () => names.forEach((name) => style.removeProperty(name))
  }, [hex])
}
