import '#look/look.css'
import { expect, it } from 'vitest'

import { paint } from '#testing/paint.ts'

it('[SCR-78] pages fade for an eighth of a second, and a click during the fade goes to the new page', async () => {
  paint()
  const fade = document.startViewTransition(() => {})
  await fade.ready
  const styleOf = (part: string) => getComputedStyle(document.documentElement, `::view-transition${part}`)
  for (const part of ['-old(root)', '-new(root)']) expect(styleOf(part).animationDuration).toBe('0.12s')
  expect(styleOf('').pointerEvents).toBe('none')
  fade.skipTransition()
  await fade.finished
})
