import more from '#look/device-look.css?raw'
import css from '#look/tokens.css?raw'

export type Scheme = 'light' | 'dark'

/** Reads a color from tokens.css, or that with higher contrast, for tests. A color that doesn't depend on the scheme is the same in both. */
export function tokenColour(name: string, scheme: Scheme, level: 'usual' | 'more' = 'usual'): string {
  const value = new RegExp(`--color-${name}: (.*);`).exec(level === 'more' ? more : css)?.[1] ?? ''
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  const colour = scheme === 'light' ? light : dark
  if (colour === undefined) throw new Error(`there is no colour ${name}`)
  return colour
}
