/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Parses `#a84a16`. Colors always have six digits. */
export function rgbOf(hex: string): Rgb {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [bits >> 16, (bits >> 8) & 255, bits & 255]
}

export function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Mixes two colors as `color-mix(in srgb, ...)` does. `share` is the share of `other`, from 0 to 1. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => one[at] + (other[at] - one[at]) * share
  return [part(0), part(1), part(2)]
}

/** The WCAG 2 contrast ratio: from 1 (same color) to 21 (black and white). */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(rgb: Rgb): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  const [red, green, blue] = rgb
  return 0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255)
}
