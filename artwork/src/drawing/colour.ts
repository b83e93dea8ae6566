function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function colourOf(values: number[]): string {
  const hex = values.map((value) => Math.round(value).toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}

/** Mixes two colors: 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  return colourOf(channels(first).map((value, i) => value + ((other[i] ?? value) - value) * share))
}

/** The shaded version of a color. */
export function shaded(colour: string, depth = 0.4): string {
  return colourOf(channels(colour).map((value) => value * (1 - depth)))
}

export function lit(colour: string, share = 0.2): string {
  return mix(colour, '#fff1d8', share)
}
