import { createHash } from 'node:crypto'

import { thumbnailSizes } from '@waybook/contract'
import sharp from 'sharp'

export type Colour = 'magenta' | 'green' | 'blue'
/** The minimum difference, of 255, between a channel of a marker's color and a channel that the color lacks. */
const TINT = 60

/** A cache: most addresses have one of a few pictures. */
const seen = new Map<string, ReadonlySet<Colour>>()

/** The marker colors that are near any pixel of a picture. Blurred and scaled pictures keep a tint of them. */
export async function coloursIn(picture: Buffer): Promise<ReadonlySet<Colour>> {
  const digest = createHash('sha256').update(picture).digest('hex')
  const known = seen.get(digest)
  if (known) return known
  const { data, info } = await sharp(picture)
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const found = new Set<Colour>()
  for (let at = 0; at < data.length; at += info.channels) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    if (red > green + TINT && blue > green + TINT) found.add('magenta')
    if (green > red + TINT && green > blue + TINT) found.add('green')
    if (blue > red + TINT && blue > green + TINT) found.add('blue')
  }
  seen.set(digest, found)
  return found
}

/** All possible addresses of pictures, made from all keys in these texts. */
export function pictureAddressesIn(texts: string): string[] {
  const keys = new Set([...texts.matchAll(/\/pictures\/([\w-]+)/g)].map(([, key]) => key))
  const tileKeys = new Set(['open', ...[...texts.matchAll(/\["\d-\d-\d","([\w-]+)"\]/g)].map(([, key]) => key)])
  const tiles = [0, 1, 2].flatMap((level) =>
    [0, 1, 2].flatMap((column) => [0, 1].map((row) => `${level}-${column}-${row}`)),
  )
  const files = tiles.flatMap((tile) => [...tileKeys].map((key) => `tiles/${tile}-${key}.webp`))
  const forms = [...thumbnailSizes, 'full', 'original'].map((form) => `${form}.webp`)
  const handouts = new Set(texts.match(/\/pictures\/handout\/[\w-]+\/\w+\.webp/g))
  return [...[...keys].flatMap((key) => [...forms, ...files].map((one) => `/pictures/${key}/${one}`)), ...handouts]
}
