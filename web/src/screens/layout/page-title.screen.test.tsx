import { expect, it } from 'vitest'

import { visit } from '#testing/visit.tsx'

import { about, as, files, title, withDescription } from './page-title-fixture.ts'

const titles = [
  ['/', 'The Small Road'],
  ['/characters', 'The Party · The Small Road'],
  ['/characters/kessa-vane', 'Kessa Vane · The Party · The Small Road'],
  ['/items', 'Items · The Small Road'],
  ['/items/wick-knife', 'Wick knife · Items · The Small Road'],
  ['/items/no-such', 'Item not found · Items · The Small Road'],
  ['/no-such-page', 'Page not found · The Small Road'],
  ['/rules', 'Rules · The Small Road'],
  ['/world/pages', 'All pages · The World · The Small Road'],
] as const

it('[SCR-90] each page’s title includes its parents’ titles', async () => {
  const { enter } = await visit('/sessions', { as, files })
  for (const [path, name] of titles) {
    enter(path)
    await expect.poll(title, { message: path }).toBe(name)
  }
})

it('[SCR-92] before sign-in, the title and the description reveal nothing about the campaign', async () => {
  withDescription()
  await visit('/characters/kessa-vane', { as: null, files })
  await expect.poll(title).toBe('Sign in · Waybook')
  expect(about()).toBe('Run and play a narrative-dice campaign')
})
