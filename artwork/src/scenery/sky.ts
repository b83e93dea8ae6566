import { between, type Chance } from '../drawing/chance.ts'
import type { Palette } from '../drawing/palette.ts'
import { block, disc, repeat, round, shape } from '../drawing/svg.ts'

/** Four bands from the top down to `horizon`, with gently waved edges. */
export function sky(chance: Chance, palette: Palette, width: number, horizon: number): string {
  return palette.sky
    .map((band, i) => {
      if (i === 0) return block([0, 0, width, horizon + 2], band)
      const top = (horizon * i) / palette.sky.length
      const swell = between(chance, 4, 12)
      const phase = chance() * 6
      const edge = Array.from({ length: 25 }, (_, step) => {
        const along = step / 24
        const wave = Math.sin(along * 5 + phase) + Math.sin(along * 13 + phase * 2) * 0.35
        return `L${round(along * width)} ${round(top + wave * swell)}`
      })
      return shape(`M0 ${round(top)}${edge.join('')}L${width} ${round(horizon + 2)}L0 ${round(horizon + 2)}Z`, band)
    })
    .join('')
}

export function sun(x: number, y: number, radius: number, palette: Palette): string {
  return (
    disc(x, y, radius * 2.1, palette.sun, 0.12) +
    disc(x, y, radius * 1.5, palette.sun, 0.16) +
    disc(x, y, radius, palette.sun)
  )
}

/** A moon a few days from full: an arc in the color of the sky covers part of it. */
export function moon(x: number, y: number, radius: number, palette: Palette): string {
  const sickle = `M${round(x)} ${round(y - radius)}A${round(radius)} ${round(radius)} 0 1 1 ${round(x)} ${round(y + radius)}A${round(radius * 0.8)} ${round(radius * 1.05)} 0 1 0 ${round(x)} ${round(y - radius)}Z`
  return (
    disc(x, y, radius * 1.9, palette.sun, 0.08) +
    disc(x, y, radius * 1.4, palette.sun, 0.1) +
    shape(sickle, palette.sun)
  )
}

export function clouds(chance: Chance, palette: Palette, width: number, horizon: number, count: number): string {
  return repeat(count, () => {
    const [x, y] = [chance() * width * 0.9, horizon * between(chance, 0.1, 0.6)]
    const long = width * between(chance, 0.07, 0.17)
    const opacity = between(chance, 0.14, 0.3)
    return (
      block([x, y, long, 6], palette.sun, opacity, 3) +
      block([x + long * 0.18, y - 9, long * 0.5, 6], palette.sun, opacity, 3) +
      block([x + long * 0.42, y + 9, long * 0.46, 5], palette.sun, opacity, 2.5)
    )
  })
}

export function stars(chance: Chance, palette: Palette, width: number, horizon: number, count: number): string {
  return repeat(count, () =>
    disc(chance() * width, chance() * horizon * 0.75, between(chance, 0.7, 2), palette.glint, 0.75),
  )
}

export function birds(chance: Chance, colour: string, x: number, y: number, spread: number, count: number): string {
  return repeat(count, () => {
    const [left, top] = [x + (chance() - 0.5) * spread, y + (chance() - 0.5) * spread * 0.5]
    const wing = between(chance, 9, 20)
    const at = (dx: number, dy: number): string => `${round(left + dx * wing)} ${round(top + dy * wing)}`
    return shape(
      `M${at(-1, -0.3)}Q${at(-0.45, -0.55)} ${at(0, 0)}Q${at(0.45, -0.6)} ${at(1, -0.4)}Q${at(0.5, -0.25)} ${at(0, 0.2)}Q${at(-0.5, -0.2)} ${at(-1, -0.3)}Z`,
      colour,
    )
  })
}

export function rain(chance: Chance, palette: Palette, width: number, height: number): string {
  const drops = Array.from({ length: 90 }, () => {
    const [x, y] = [chance() * width * 1.1, chance() * height]
    const long = between(chance, 16, 46)
    return `M${round(x)} ${round(y)}L${round(x - long * 0.3)} ${round(y + long)}`
  })
  return `<path d="${drops.join('')}" stroke="${palette.glint}" stroke-width="2" opacity=".28" fill="none"/>`
}

/** Banks of mist across the picture, between two heights. */
export function mist(
  chance: Chance,
  palette: Palette,
  width: number,
  top: number,
  bottom: number,
  count: number,
): string {
  return repeat(count, (i) => {
    const y = top + ((bottom - top) * i) / count + between(chance, -8, 8)
    const left = between(chance, -0.3, 0.5) * width
    return block([left, y, width * between(chance, 0.5, 0.9), between(chance, 18, 34)], palette.sky[2], 0.3, 17)
  })
}
