import { useLayoutEffect } from 'react'

import { contrast, hexOf, mix, type Rgb, rgbOf } from './contrast.ts'

/** The colors derived from a campaign's accent, for one scheme. */
interface Accent {
  /** Marks the current page and the focus; in the dark scheme it also fills the primary button. */
  readonly mark: string
  /** The background of a selected row. */
  readonly tint: string
  /** The filled button on hover. */
  readonly hover: string
}

const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

/** WCAG AA for text, because the current tab and the primary button are text. */
const LEAST = 4.5
const STEP = 0.01
const TINT_SHARE = 0.16
const HOVER_SHARE = 0.2

/** As in tokens.css, for each scheme: the background with the lowest contrast to a mark, and the background of a panel. */
const light = { hardest: rgbOf('#eceee6'), surface: rgbOf('#f8f8f3') }
const dark = { hardest: rgbOf('#1f2c2a'), surface: rgbOf('#172221') }

/** Darkens the accent for the light scheme and lightens it for the dark one, only as far as the contrast requires. */
export function accentPair(hex: string): { readonly light: Accent; readonly dark: Accent } {
  return { light: accentOn(light, rgbOf(hex), BLACK), dark: accentOn(dark, rgbOf(hex), WHITE) }
}

function accentOn({ hardest, surface }: typeof light, chosen: Rgb, towards: Rgb): Accent {
  const mark = withContrastTo(hardest, chosen, towards)
  return {
    mark: hexOf(mark),
    tint: hexOf(mix(surface, mark, TINT_SHARE)),
    hover: hexOf(mix(mark, towards, HOVER_SHARE)),
  }
}

function withContrastTo(ground: Rgb, chosen: Rgb, towards: Rgb): Rgb {
  for (let share = 0; share < 1; share += STEP) {
    const mixed = rgbOf(hexOf(mix(chosen, towards, share)))
    if (contrast(mixed, ground) >= LEAST) return mixed
  }
  return towards
}

/** Applies a campaign's accent (`#rrggbb`) to the whole document; `null` keeps the default colors. */
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
