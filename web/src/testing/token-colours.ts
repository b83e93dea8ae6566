import css from '#look/tokens.css?raw'

export type Scheme = 'light' | 'dark'

/** Reads a color from tokens.css, for tests. A color that doesn't depend on the scheme is the same in both. */
export function tokenColour(name: string, scheme: Scheme): string {
  const value = new RegExp(`--color-${name}: (.*);`).exec(css)?.[1] ?? ''
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  const colour = scheme === 'light' ? light : dark
  if (colour === undefined) throw new Error(`tokens.css has no colour ${name}`)
  return colour
}
