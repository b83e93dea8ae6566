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

it.each(listed)('[SCR-8] /%s is headed %s, with "%s"', async (path, heading, lede, slug, name) => {
  const { screen } = await visit(`/${path}`, { as, files })
  await expect.element(screen.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  await expect.element(screen.getByText(lede)).toBeVisible()
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', `/${path}/${slug}`)
})

it.each(listed)('[SCR-3] /%s shows why the list cannot be loaded', async (path, heading, _lede, slug, name) => {
  const { screen } = await visit(`/${path}/${slug}`, { as, files })
  await expect.element(screen.getByRole('heading', { name, level: 1 })).toBeVisible()
  await breakDatabase()
  await screen.getByRole('link', { name: heading }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(new RegExp(`^Failed to load ${path}: API query failed: `))
})

it.each([
  ['locations', 'Location', 'low-tarrow', 'About This Place'],
  ['organizations', 'Organization', 'the-wickwardens', 'Background & History'],
  ['events', 'Event', 'the-short-ebb', 'Event Details'],
])('[SCR-22] [SCR-24] pages below /%s use the texts of their type', async (path, type, slug, longDescription) => {
  const { screen } = await visit(`/${path}/${slug}`, { as, files })
  await expect.element(screen.getByRole('region', { name: longDescription })).toMatchTextContent('Its long story.')
  await screen.unmount()

  const nothing = (await visit(`/${path}/nothing`, { as, files })).screen
  await expect.element(nothing.getByRole('heading', { name: `${type} not found` })).toBeVisible()
  await expect.element(nothing.getByRole('link', { name: `Back to ${path}` })).toHaveAttribute('href', `/${path}`)
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

it.each(unlisted)('[SCR-26] entities below /%s have pages, although their type has no list', async (path, type) => {
  const linking = '---\nname: Mothers’ letters\n---\n\nSee [[%/lamp-moth]].\n'.replace('%', path)
  const world = { [`${path}/lamp-moth.md`]: page('Lamp moth'), 'items/letters.md': linking }
  const { screen } = await visit('/items/letters', { as, files: world })
  await screen.getByRole('link', { name: 'Lamp moth' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Lamp moth', level: 1 })).toBeVisible()
  await expect.element(screen.getByText('About Lamp moth.')).toBeVisible()
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')
  await expect.element(crumbs).toHaveLength(1)
  await expect.element(crumbs).toHaveAttribute('href', '/')
  await screen.unmount()

  const nothing = (await visit(`/${path}/nothing`, { as, files: world })).screen
  await expect.element(nothing.getByRole('heading', { name: `${type} not found` })).toBeVisible()
  await expect.element(nothing.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})
