import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { breakDatabase, gameMaster, isBefore, player, visit } from '#testing/visit.tsx'

const GATE = `---
name: The toll gate
visible: true
tags: [start]
description: A yard at the foot of the road.
visualDescription: An arch with a bar across it.
boxText: Everybody waits for *the same stone*, and for [[items/tide-bell]].
gmNotes: The bar is not locked.
properties: { terrain: [cobbles, mud], hazards: carts, cover: walls, light: one lamp, image_path: scenes/gate.png }
exits:
  - { to: scenes/third-lamp, requirement: Average Athletics }
  - { to: scenes/candle-stair, requirement: By boat }
relationships:
  - { type: contains, to: items/tide-bell }
  - { type: contains, to: characters/mr-linnet }
  - { type: part of, to: locations/low-tarrow }
---

Where it all begins.
`
const LAMP = `---
name: The third lamp
visible: true
exits:
  - { to: scenes/toll-gate, requirement: Before the tide }
---
`
const files = {
  'scenes/toll-gate.md': GATE,
  'scenes/third-lamp.md': LAMP,
  'scenes/candle-stair.md': '---\nname: The candle stair\n---\n',
  'items/tide-bell.md': '---\nname: The tide bell\nvisualDescription: Green bronze.\n---\n',
  'characters/mr-linnet.md': '---\nname: Mr. Linnet\nvisualDescription: Very dry.\n---\n',
  'locations/low-tarrow.md': '---\nname: Low Tarrow\n---\n',
}
const as = player()

it.each(['toll-gate', 'scenes/toll-gate', 'scenes%2Ftoll-gate'])('[SCR-10] /scenes/%s is its page', async (segment) => {
  const { screen } = await visit(`/scenes/${segment}`, { as, files })
  await expect.element(screen.getByRole('heading', { name: 'The toll gate', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Back to Scenes' })).toHaveAttribute('href', '/scenes')
})

it('[SCN-11] shows the read-aloud text, the visual description and the long description', async () => {
  const { screen } = await visit('/scenes/toll-gate', { as, files })
  const readAloud = screen.getByRole('region', { name: 'Read Aloud' })
  await expect.element(readAloud.getByText('the same stone')).toHaveProperty('tagName', 'EM')
  await expect.element(readAloud.getByRole('link')).toHaveAttribute('href', '/items/tide-bell')
  await expect
    .element(screen.getByRole('region', { name: 'Visual Description' }))
    .toMatchTextContent('An arch with a bar across it.')
  await expect
    .element(screen.getByRole('region', { name: 'About This Scene' }))
    .toMatchTextContent('Where it all begins.')
  await expect.element(screen.getByRole('region', { name: 'Tags (1)' })).toMatchTextContent('start')
})

it.each([360, 1440])('[SCN-17] at %i px the name and the text to read aloud come before the picture', async (width) => {
  await page.viewport(width, 900)
  const { screen } = await visit('/scenes/toll-gate', { as: gameMaster, files })
  const readAloud = screen.getByRole('region', { name: 'Read Aloud' })
  const figure = screen.getByRole('figure')
  await expect.element(figure).toBeVisible()
  expect(isBefore(screen.getByRole('heading', { level: 1 }), readAloud)).toBe(true)
  expect(isBefore(readAloud, figure)).toBe(true)
})

it('[SCN-17] on phones the quick actions follow the text to read aloud for those who may set the active scene', async () => {
  const asGameMaster = (await visit('/scenes/toll-gate', { as: gameMaster, files })).screen
  const quick = { name: 'Quick Actions' }
  await expect.element(asGameMaster.getByRole('region', quick)).toBeVisible()
  expect(isBefore(asGameMaster.getByRole('region', quick), asGameMaster.getByRole('figure'))).toBe(true)
  await asGameMaster.unmount()

  const { screen } = await visit('/scenes/toll-gate', { as, files })
  await expect.element(screen.getByRole('region', quick)).toBeVisible()
  expect(isBefore(screen.getByRole('region', { name: 'About This Scene' }), screen.getByRole('region', quick))).toBe(
    true,
  )
})

it('[SCN-11] only the game master sees the notes', async () => {
  const asPlayer = await visit('/scenes/toll-gate', { as, files })
  await expect.element(asPlayer.screen.getByRole('region', { name: 'Read Aloud' })).toBeVisible()
  await expect.element(asPlayer.screen.getByRole('region', { name: 'GM Notes' })).not.toBeInTheDocument()
  await asPlayer.screen.unmount()

  const { screen } = await visit('/scenes/toll-gate', { as: gameMaster, files })
  await expect.element(screen.getByRole('region', { name: 'GM Notes' })).toMatchTextContent('The bar is not locked.')
})

it('[SCN-12] lists the exits and entrances whose other scene the viewer may see', async () => {
  const asPlayer = await visit('/scenes/toll-gate', { as, files })
  const exits = asPlayer.screen.getByRole('list', { name: 'Exits' }).getByRole('listitem')
  await expect.element(exits).toHaveLength(1)
  await expect.element(exits).toMatchTextContent('The third lampAverage Athletics')
  await expect
    .element(asPlayer.screen.getByRole('list', { name: 'Entrances' }))
    .toMatchTextContent('The third lampBefore the tide')
  await asPlayer.screen.unmount()

  const { screen } = await visit('/scenes/toll-gate', { as: gameMaster, files })
  const link = screen.getByRole('list', { name: 'Exits' }).getByRole('link', { name: 'The candle stair' })
  await link.click()
  await expect.element(screen.getByRole('heading', { name: 'The candle stair', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Entrances' })).toMatchTextContent('The toll gateBy boat')
})

it('[SCN-13] [SCN-15] lists the entities in the scene, and only the others as related', async () => {
  const { screen } = await visit('/scenes/toll-gate', { as, files })
  const inScene = screen.getByRole('region', { name: 'In This Scene' })
  await expect.element(inScene.getByRole('listitem')).toHaveLength(1)
  await expect.element(inScene.getByRole('listitem')).toMatchTextContent('The tide bell ItemGreen bronze.')
  await expect.element(inScene.getByRole('link')).toHaveAttribute('href', '/items/tide-bell')
  const related = screen.getByRole('region', { name: 'Related' }).getByRole('listitem')
  await expect.element(related).toHaveLength(1)
  await expect.element(related).toMatchTextContent('Low Tarrow[part of]')
})

it('[SCN-14] separates the tactical properties from all others', async () => {
  const { screen } = await visit('/scenes/toll-gate', { as, files })
  await expect
    .element(screen.getByRole('region', { name: 'Tactical Info' }))
    .toMatchTextContent(/^Tactical Infoterraincobbles, mudhazardscartscoverwalls$/)
  await expect
    .element(screen.getByRole('region', { name: 'Properties' }))
    .toMatchTextContent(/^Propertieslightone lamp$/)
})

it('[SCN-11] omits empty sections', async () => {
  const bare = { 'scenes/bare.md': '---\nname: Bare\nvisible: true\n---\n' }
  const { screen } = await visit('/scenes/bare', { as, files: bare })
  await expect.element(screen.getByRole('region', { name: 'Tags (0)' })).toMatchTextContent('No tags loaded')
  await expect.element(screen.getByRole('region', { name: 'Quick Actions' })).toBeVisible()
  // The other three are the tools for the picture, what only the game master may do, and the notes.
  await expect.element(screen.getByRole('region', { name: 'Notes' })).toBeVisible()
  await expect.element(screen.getByRole('region')).toHaveLength(5)
})

it('[SCR-40] the game master can show a scene to players, and the page states its visibility', async () => {
  const { screen } = await visit('/scenes/candle-stair', { as: gameMaster, files })
  const card = screen.getByRole('region', { name: 'Scene Visibility' })
  await expect.element(card.getByText('Players do not see The candle stair.')).toBeVisible()
  await card.getByRole('switch').click()
  await expect.element(card.getByText('Players see The candle stair.')).toBeVisible()
  await expect.element(card.getByRole('switch')).toBeEnabled()
  await expect.element(card.getByText('Players see The candle stair.')).toBeVisible()
})

it.each(['nowhere', 'candle-stair', 'items%2Ftide-bell', 'Not%20An%20Id'])(
  '[SCN-16] %s is not found for a player',
  async (segment) => {
    const { screen } = await visit(`/scenes/${segment}`, { as, files })
    await expect.element(screen.getByRole('heading', { name: 'Scene not found' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to Scenes' })).toBeVisible()
  },
)

it('[SCN-16] shows why a scene cannot be loaded', async () => {
  const { screen } = await visit('/scenes', { as, files })
  const link = screen.getByRole('link', { name: 'The toll gate' })
  await expect.element(link).toBeVisible()
  await breakDatabase()
  await link.click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Error loading scene: Failed to fetch scene "scenes/toll-gate"')
})
