import type { TokenSight } from '@waybook/contract'
import { tableSight } from '@waybook/messages/tableSight'

type TokenLight = NonNullable<TokenSight['light']>

/** The ranges that lists offer, in cells. */
const RANGES = [1, 2, 3, 6, 12, 24, 48] as const

function cellWords(cells: number): string {
  return tableSight.cells({ cells })
}

interface Choice {
  readonly value: string
  readonly label: string
}

/** The choices of a range: what `none` stands for, the usual ranges, and the current one. */
export function rangeChoices(current: number | null, none: string): readonly Choice[] {
  const ranges = [...new Set([...RANGES, ...(current === null || current === 0 ? [] : [current])])].toSorted(
    (a, b) => a - b,
  )
  return [{ value: '', label: none }, ...ranges.map((cells) => ({ value: String(cells), label: cellWords(cells) }))]
}

/** The range of a choice; `null` for the first one. */
export function rangeOf(value: string): number | null {
  return value === '' ? null : Number(value)
}

interface NamedLight extends TokenLight {
  readonly name: () => string
}

/** Lights that people carry. `dim` is the farther reach. */
const carriedLights: readonly NamedLight[] = [
  { name: () => tableSight.candle(), bright: 1, dim: 2 },
  { name: () => tableSight.torch(), bright: 4, dim: 8 },
  { name: () => tableSight.lantern(), bright: 6, dim: 12 },
]

/** The choices of a light, with the current one if it has no name. */
export function lightChoices(light: TokenSight['light']): readonly Choice[] {
  const isNamed = light === null || carriedLights.some((one) => isSameLight(one, light))
  return [
    { value: '', label: tableSight.noLight() },
    ...carriedLights.map((one) => ({
      value: lightValue(one),
      label: `${one.name()}, ${cellWords(one.dim)}`,
    })),
    ...(isNamed ? [] : [{ value: lightValue(light), label: cellWords(light.dim) }]),
  ]
}

export function lightValue(light: TokenSight['light']): string {
  return light === null ? '' : `${light.bright} ${light.dim}`
}

export function lightOf(value: string): TokenSight['light'] {
  const [bright = 0, dim = 0] = value.split(' ').map(Number)
  return value === '' ? null : { bright, dim }
}

function isSameLight(a: TokenLight, b: TokenLight): boolean {
  return a.bright === b.bright && a.dim === b.dim
}
