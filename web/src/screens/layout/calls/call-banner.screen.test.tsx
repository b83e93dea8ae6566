import { expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'

import { callAs, gameMaster, openPage } from '#testing/visit.tsx'

import { askedOn, callFor, ODO, visitAsKessa } from './calls-fixture.ts'

it('[CHK-200] a called check appears on any page with its reason, pool and odds, and two taps roll it', async () => {
  const { screen, navigate } = await visitAsKessa()
  const banner = screen.getByRole('region', { name: 'Called check' })
  const surface = screen.getByRole('dialog', { name: 'Check for Kessa Vane' })
  for (const path of ['/rules', '/characters', '/my-character']) {
    await navigate(path)
    await callFor()
    await expect
      .element(banner.getByRole('heading'), { message: path })
      .toHaveTextContent('Hard Perception from the game master')
    await expect
      .element(banner)
      .toMatchTextContent(/Something moves in the reeds\..*2 proficiency, 1 ability.*against3 difficulty.*58%/)
    expect(banner.element().closest('[aria-live=polite]')).not.toBeNull()
    await banner.getByRole('button', { name: 'Roll' }).click()
    await surface.getByRole('button', { name: 'Roll', exact: true }).click()
    const result = surface.getByRole('region', { name: 'Result' })
    await expect.element(result.getByRole('heading', { level: 2 })).toMatchTextContent(/^(Succeeds|Fails)$/)
    await surface.getByRole('button', { name: 'Done' }).click()
    await expect.element(surface).not.toBeInTheDocument()
    await expect.element(banner).not.toBeInTheDocument()
  }
})

it('[CHK-200] the banner survives a reload, and disappears when the check is canceled', async () => {
  const { check } = await askedOn('/rules')
  await cleanup()
  const { screen } = await openPage('/rules')
  const banner = screen.getByRole('region', { name: 'Called check' })
  await expect.element(banner).toBeVisible()
  await callAs(gameMaster, 'closeCheck', { checkId: check.id })
  await expect.element(banner).not.toBeInTheDocument()
})

it('[CHK-201] Not now folds the banner to a dot on the dice button, which opens the check', async () => {
  const { screen, banner, surface } = await askedOn('/rules')
  await banner.getByRole('button', { name: 'Not now' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Dice (a check is waiting)' }).click()
  await expect.element(surface.getByRole('heading', { name: 'Hard Perception' })).toBeVisible()
  await surface.getByRole('button', { name: 'Roll something else' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Dice Roller' })).toBeVisible()
})

it('[CHK-202] a hidden difficulty shows no dice and no odds, only a question mark', async () => {
  const { banner, surface } = await askedOn('/rules', { difficultyHidden: true })
  await expect.element(banner.getByRole('heading')).toHaveTextContent('Perception from the game master')
  await expect.element(banner).toMatchTextContent(/2 proficiency, 1 ability.*against\?/)
  await expect.element(banner).not.toMatchTextContent(/%|difficulty/)
  await banner.getByRole('button', { name: 'Roll' }).click()
  const against = surface.getByRole('region', { name: 'Against you' })
  await expect.element(against).toMatchTextContent(/hidden dice/)
  await expect.element(against.getByRole('list', { name: 'Reasons' })).not.toBeInTheDocument()
  await expect.element(surface.getByRole('region', { name: 'Odds' })).not.toBeInTheDocument()
})

it('[CHK-205] shows a pool that changed just before Roll, and rolls it with one more tap', async () => {
  const { check, banner, surface } = await askedOn('/rules')
  await banner.getByRole('button', { name: 'Roll' }).click()
  const roll = surface.getByRole('button', { name: 'Roll', exact: true })
  await expect.element(roll).toBeVisible()
  const { fetch } = globalThis
  // The game master changes the difficulty before this tap arrives.
  globalThis.fetch = async (...request) => {
    globalThis.fetch = fetch
    await callAs(gameMaster, 'setDifficulty', { checkId: check.id, difficulty: 'Daunting' })
    return await fetch(...request)
  }
  await roll.click()
  const confirm = surface.getByRole('button', { name: 'Roll these dice' })
  await expect.element(confirm).toBeVisible()
  await expect.element(surface).toMatchTextContent(/Nothing was rolled.*/)
  await expect.element(surface.getByRole('region', { name: 'Against you' })).toMatchTextContent(/4 difficulty/)
  await confirm.click()
  await expect.element(surface.getByRole('region', { name: 'Result' })).toBeVisible()
})

it('[CHK-207] another player helps with one boost, and takes it back', async () => {
  const { screen } = await visitAsKessa()
  const check = await callFor({ characters: [ODO] })
  const line = screen.getByRole('region', { name: 'Another player’s check' })
  await expect.element(line).toMatchTextContent(/Odo Brandreth, Hard Perception/)
  await line.getByRole('button', { name: 'Give a boost' }).click()
  const back = line.getByRole('button', { name: 'Take the boost back' })
  await expect.element(back).toBeVisible()
  const seen = async () => (await callAs(gameMaster, 'getCheck', { checkId: check.id })).check.parts[0]?.pool?.boost
  expect(await seen()).toBe(1)
  await back.click()
  await expect.element(line.getByRole('button', { name: 'Give a boost' })).toBeVisible()
  expect(await seen()).toBe(0)
})
