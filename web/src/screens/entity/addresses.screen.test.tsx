import { expect, it } from 'vitest'

import { player, visit } from '#testing/visit.tsx'

const files = {
  'items/bell.md': '---\nname: A bell\n---\n',
  'newsletters/gazette.md': '---\nname: The lamp is out\n---\n',
}
const as = player('characters/nobody')

/** Consecutive addresses have different headings, so the test sees each page change. */
const addresses = [
  ['/items', 'Items'],
  ['/items/bell', 'A bell'],
  ['/ITEMS', 'Items'],
  ['/items/bell/', 'A bell'],
  ['/identities', 'Identity not found'],
  ['/Items/bell', 'A bell'],
  ['/identities/', 'Identity not found'],
  ['/items/BELL', 'A bell'],
  ['/characters/items/bell', 'Character not found'],
  ['/items/items/bell', 'A bell'],
  ['/scenes/a/b', 'Scene not found'],
  ['/weathers', 'Page not found'],
  ['/newsletters', 'Newsletter not found'],
  ['/weathers/fog', 'Page not found'],
  ['/', 'The Small Road'],
  ['/rules/items', 'Page not found'],
  ['/', 'The Small Road'],
  ['/news/gazette', 'Page not found'],
] as const

it('[ENT-2] [ENT-3] [SCR-24] [SCR-26] each address shows its page, or names the type that was not found', async () => {
  const { screen, enter } = await visit('/', { as, files, frame: 'none' })
  for (const [path, heading] of addresses) {
    enter(path)
    await expect.element(screen.getByRole('heading', { name: heading, level: 1 }), { message: path }).toBeVisible()
  }
})
