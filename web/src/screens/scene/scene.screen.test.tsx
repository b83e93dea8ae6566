import { expect, it } from 'vitest'

import { gameMaster, visit } from '#testing/visit.tsx'

import { as, files, frame } from './scene-fixture.ts'

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

it('[SCR-40] the game master can show a scene to players, and the page states its visibility', async () => {
  const { screen } = await visit('/scenes/candle-stair', { as: gameMaster, files, frame })
  const card = screen.getByRole('region', { name: 'Scene Visibility' })
  await expect.element(card.getByText('Players do not see The candle stair.')).toBeVisible()
  await card.getByRole('switch').click()
  await expect.element(card.getByText('Players see The candle stair.')).toBeVisible()
  await expect.element(card.getByRole('switch')).toBeEnabled()
  await expect.element(card.getByText('Players see The candle stair.')).toBeVisible()
})
