import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { breakDatabase, gameMaster, isBefore, player, visit } from '#testing/visit.tsx'

const frame = 'none'

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
  const { screen } = await visit(`/scenes/${segment}`, { as, files, frame })
  await expect.element(screen.getByRole('heading', { name: 'The toll gate', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Back to Scenes' })).toHaveAttribute('href', '/scenes')
})

it('[SCN-11] [SCN-13] [SCN-14] [SCN-15] shows a scene’s texts, contents, relationships and properties', async () => {
  const { screen } = await visit('/scenes/toll-gate', { as, files, frame })
  const section = (name: string) => screen.getByRole('region', { name })
  const readAloud = section('Read Aloud')
  await expect.element(readAloud.getByText('the same stone')).toHaveProperty('tagName', 'EM')
  await expect.element(readAloud.getByRole('link')).toHaveAttribute('href', '/items/tide-bell')
  await expect.element(section('Visual Description')).toMatchTextContent('An arch with a bar across it.')
  await expect.element(section('About This Scene')).toMatchTextContent('Where it all begins.')
  await expect.element(section('Tags (1)')).toMatchTextContent('start')
  const inScene = section('In This Scene')
  await expect.element(inScene.getByRole('listitem')).toHaveLength(1)
  await expect.element(inScene.getByRole('listitem')).toMatchTextContent('The tide bell ItemGreen bronze.')
  await expect.element(inScene.getByRole('link')).toHaveAttribute('href', '/items/tide-bell')
  const related = section('Related').getByRole('listitem')
  await expect.element(related).toHaveLength(1)
  await expect.element(related).toMatchTextContent('Low Tarrow[part of]')
  await expect
    .element(section('Tactical Info'))
    .toMatchTextContent(/^Tactical Infoterraincobbles, mudhazardscartscoverwalls$/)
  await expect.element(section('Properties')).toMatchTextContent(/^Propertieslightone lamp$/)
})

it('[SCN-17] the name and the text to read aloud come before the picture; on phones the game master’s quick actions follow the text', async () => {
  const asGameMaster = (await visit('/scenes/toll-gate', { as: gameMaster, files, frame })).screen
  const [readAloud, figure] = [
    asGameMaster.getByRole('region', { name: 'Read Aloud' }),
    asGameMaster.getByRole('figure'),
  ]
  const quick = { name: 'Quick Actions' }
  for (const width of [1440, 360]) {
    await page.viewport(width, 900)
    await expect.element(figure).toBeVisible()
    expect(isBefore(asGameMaster.getByRole('heading', { level: 1 }), readAloud), `${width} px`).toBe(true)
    expect(isBefore(readAloud, figure), `${width} px`).toBe(true)
  }
  await expect.element(asGameMaster.getByRole('region', quick)).toBeVisible()
  expect(isBefore(asGameMaster.getByRole('region', quick), figure)).toBe(true)
  await asGameMaster.unmount()

  const { screen } = await visit('/scenes/toll-gate', { as, files, frame })
  await expect.element(screen.getByRole('region', quick)).toBeVisible()
  expect(isBefore(screen.getByRole('region', { name: 'About This Scene' }), screen.getByRole('region', quick))).toBe(
    true,
  )
})

it('[SCN-11] [SCN-12] the game master also sees the notes, and every exit and entrance; players see the ones to visible scenes', async () => {
  const asPlayer = await visit('/scenes/toll-gate', { as, files, frame })
  const exits = asPlayer.screen.getByRole('list', { name: 'Exits' }).getByRole('listitem')
  await expect.element(exits).toHaveLength(1)
  await expect.element(exits).toMatchTextContent('The third lampAverage Athletics')
  await expect
    .element(asPlayer.screen.getByRole('list', { name: 'Entrances' }))
    .toMatchTextContent('The third lampBefore the tide')
  await expect.element(asPlayer.screen.getByRole('region', { name: 'Read Aloud' })).toBeVisible()
  await expect.element(asPlayer.screen.getByRole('region', { name: 'GM Notes' })).not.toBeInTheDocument()
  await asPlayer.screen.unmount()

  const { screen } = await visit('/scenes/toll-gate', { as: gameMaster, files, frame })
  await expect.element(screen.getByRole('region', { name: 'GM Notes' })).toMatchTextContent('The bar is not locked.')
  const link = screen.getByRole('list', { name: 'Exits' }).getByRole('link', { name: 'The candle stair' })
  await link.click()
  await expect.element(screen.getByRole('heading', { name: 'The candle stair', level: 1 })).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Entrances' })).toMatchTextContent('The toll gateBy boat')
})

it('[SCN-11] omits empty sections', async () => {
  const bare = { 'scenes/bare.md': '---\nname: Bare\nvisible: true\n---\n' }
  const { screen } = await visit('/scenes/bare', { as, files: bare, frame })
  await expect.element(screen.getByRole('region', { name: 'Tags (0)' })).toMatchTextContent('No tags loaded')
  await expect.element(screen.getByRole('region', { name: 'Quick Actions' })).toBeVisible()
  // The other regions are the picture tools and the game master's disabled actions.
  await expect.element(screen.getByRole('region', { name: 'Notes' })).toBeVisible()
  await expect.element(screen.getByRole('region')).toHaveLength(5)
})

it('[SCR-40] the game master can show a scene to players, and the page states its visibility', async () => {
  const { screen } = await visit('/scenes/candle-stair', { as: gameMaster, files, frame })
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
    const { screen } = await visit(`/scenes/${segment}`, { as, files, frame })
    await expect.element(screen.getByRole('heading', { name: 'Scene not found' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Back to Scenes' })).toBeVisible()
  },
)

it('[SCN-16] shows why a scene failed to load', async () => {
  const { screen } = await visit('/scenes', { as, files, frame })
  const link = screen.getByRole('link', { name: 'The toll gate' })
  await expect.element(link).toBeVisible()
  await breakDatabase()
  await link.click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent('Error loading scene: Failed to fetch scene "scenes/toll-gate"')
})
