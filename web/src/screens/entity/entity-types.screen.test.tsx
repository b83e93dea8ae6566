import { expect, it } from 'vitest'

import { breakDatabase, player, visit } from '#testing/visit.tsx'

const page = (name: string) => `---\nname: ${name}\ndescription: About ${name}.\n---\n\nIts long story.\n`
const files = {
  'locations/low-tarrow.md': page('Low Tarrow'),
  'organizations/the-wickwardens.md': page('The Wickwardens'),
  'events/the-short-ebb.md': page('The Short Ebb'),
}
const as = player()

const listed = [
  ['locations', 'Locations', 'Places of interest in the campaign region', 'low-tarrow', 'Low Tarrow'],
  [
    'organizations',
    'Organizations',
    'Factions and groups operating in the region',
    'the-wickwardens',
    'The Wickwardens',
  ],
  ['events', 'Events', 'What has happened in the campaign region', 'the-short-ebb', 'The Short Ebb'],
] as const

it('[SCR-8] the list of each type has that type’s heading and lede', async () => {
  const { screen, enter } = await visit('/', { as, files, frame: 'none' })
  for (const [path, heading, lede, slug, name] of listed) {
    enter(`/${path}`)
    await expect.element(screen.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect.element(screen.getByText(lede)).toBeVisible()
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', `/${path}/${slug}`)
  }
})

it('[SCR-3] the list of each type shows why it cannot be loaded', async () => {
  const { screen, enter } = await visit('/rules', { as, files, frame: 'none' })
  await breakDatabase()
  for (const [path] of listed) {
    enter(`/${path}`)
    const failure = new RegExp(`^Failed to load ${path}: API query failed: `)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(failure)
  }
})

const texts = [
  ['locations', 'Location', 'low-tarrow', 'About This Place'],
  ['organizations', 'Organization', 'the-wickwardens', 'Background & History'],
  ['events', 'Event', 'the-short-ebb', 'Event Details'],
] as const

it('[SCR-22] [SCR-24] pages of a type use the texts of that type', async () => {
  const { screen, enter } = await visit('/', { as, files, frame: 'none' })
  for (const [path, type, slug, longDescription] of texts) {
    enter(`/${path}/${slug}`)
    await expect.element(screen.getByRole('region', { name: longDescription })).toMatchTextContent('Its long story.')
    enter(`/${path}/nothing`)
    await expect.element(screen.getByRole('heading', { name: `${type} not found` })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: `Back to ${path}` })).toHaveAttribute('href', `/${path}`)
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
