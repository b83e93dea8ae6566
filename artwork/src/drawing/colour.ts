function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function colourOf(values: number[]): string {
  const hex = values.map((value) => Math.round(value).toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}

/** Two colours mixed: 0 is all of the first, 1 all of the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second)
  return colourOf(channels(first).map((value, i) => value + ((other[i] ?? value) - value) * share))
}

/** What a colour becomes on the side away from the light. */
export function shaded(colour: string, depth = 0.4): string {
  return colourOf(channels(colour).map((value) => value * (1 - depth)))
}

export function lit(colour: string, share = 0.2): string {
  return mix(colour, '#fff1d8', share)
}
