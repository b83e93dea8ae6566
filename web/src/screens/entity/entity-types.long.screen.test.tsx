import { expect, it } from 'vitest'

import { breakDatabase, visit } from '#testing/visit.tsx'

import { as, files, listed, page } from './entity-types-fixture.ts'

it('[SCR-3] the list of each type shows why it cannot be loaded', async () => {
  const { screen, enter } = await visit('/rules', { as, files, frame: 'none' })
  await breakDatabase()
  for (const [path] of listed) {
    enter(`/${path}`)
    const failure = new RegExp(`^Failed to load ${path}: API query failed: `)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(failure)
  }
})

const unlisted = [
  ['identities', 'Identity'],
  ['flora', 'Flora'],
  ['fauna', 'Fauna'],
  ['biomes', 'Biome'],
  ['sourcebooks', 'Sourcebook'],
  ['images', 'Image'],
  ['styles', 'Style'],
  ['changes', 'Change'],
] as const

const moths = unlisted.map(([path, type]) => ({ path, type, id: `${path}/lamp-moth`, name: `Moth of ${path}` }))

it('[SCR-26] entities whose type has no list have pages', async () => {
  const links = moths.map(({ id }) => `See [[${id}]].`).join('\n\n')
  const world = {
    ...Object.fromEntries(moths.map(({ id, name }) => [`${id}.md`, page(name)])),
    'items/letters.md': `---\nname: Mothers’ letters\n---\n\n${links}\n`,
  }
  const { screen, enter } = await visit('/items/letters', { as, files: world, frame: 'none' })
  for (const { path, type, name } of moths) {
    await screen.getByRole('link', { name }).click()
    await expect.element(screen.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect.element(screen.getByText(`About ${name}.`)).toBeVisible()
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
    await expect.element(crumbs).toHaveLength(1)
    await expect.element(crumbs).toHaveAttribute('href', '/')
    enter(`/${path}/nothing`)
    await expect.element(screen.getByRole('heading', { name: `${type} not found` })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    enter('/items/letters')
  }
})

it('[SCR-8] the list of each type has that type’s heading and lede', async () => {
  const { screen, enter } = await visit('/', { as, files, frame: 'none' })
  for (const [path, heading, lede, slug, name] of listed) {
    enter(`/${path}`)
    await expect.element(screen.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect.element(screen.getByText(lede)).toBeVisible()
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', `/${path}/${slug}`)
  }
})
