import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { categoryOf } from '@waybook/contract'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import * as z from 'zod'

const web = path.resolve(import.meta.dirname, '../../../web')
const icon = z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.enum(['any', 'maskable']) })
const manifest = z
  .object({
    id: z.literal('/'),
    scope: z.literal('/'),
    start_url: z.literal('/'),
    theme_color: z.string(),
    icons: z.array(icon),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
  })
  .parse(JSON.parse(readFileSync(path.join(web, 'public/manifest.webmanifest'), 'utf8')))

const drawn = manifest.icons.filter(({ type }) => type === 'image/png')

it.each(drawn)('[INS-10] $src is as large as the manifest says ($sizes)', async ({ src, sizes }) => {
  const { width, height } = await sharp(path.join(web, 'public', src)).metadata()
  expect(`${width}x${height}`).toBe(sizes)
})

/** Masks leave at least the circle in the middle with four fifths of the width. */
const SAFE_RADIUS = 0.4

it.each(drawn.filter(({ purpose }) => purpose === 'maskable'))(
  '[INS-10] $src has its background to the edges, and its drawing where no mask cuts it',
  async ({ src }) => {
    const { data, info } = await sharp(path.join(web, 'public', src))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) =>
      data.subarray((y * info.width + x) * 4, (y * info.width + x + 1) * 4).toString('hex')
    const background = `${manifest.theme_color.slice(1)}ff`
    const middle = info.width / 2
    const colours = { outside: new Set<string>(), inside: new Set<string>() }
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1) {
        const isSafe = Math.hypot(x + 0.5 - middle, y + 0.5 - middle) < SAFE_RADIUS * info.width
        colours[isSafe ? 'inside' : 'outside'].add(colourAt(x, y))
      }
    expect([...colours.outside]).toEqual([background])
    expect(colours.inside.size).toBeGreaterThan(3)
  },
)

it('[INS-10] an iPhone’s icon has no rounded corners, which would be black', async () => {
  const document = readFileSync(path.join(web, 'index.html'), 'utf8')
  const [, file = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(document) ?? []
  const { width, hasAlpha } = await sharp(path.join(web, 'public', file)).metadata()
  expect([width, hasAlpha]).toEqual([180, false])
})

const routes = path.join(web, 'src/routes/_campaign')
const lists = new Set(Object.values(categoryOf).map((category) => `/${category}`))

it.each(manifest.shortcuts)('[INS-10] the shortcut $name leads to a screen', ({ url }) => {
  expect(lists.has(url) || existsSync(path.join(routes, `${url}.tsx`))).toBe(true)
})
