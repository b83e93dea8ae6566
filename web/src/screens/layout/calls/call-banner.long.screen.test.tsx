import { expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'

import { callAs, gameMaster, player, visit, openPage } from '#testing/visit.tsx'

import { askedOn, callFor, files, KESSA, ODO, visitAsKessa } from './calls-fixture.ts'

const RAIDER = 'characters/raider'

it('[CHK-201] the key D opens a folded check', async () => {
  const { banner, surface } = await askedOn('/rules')
  await banner.getByRole('button', { name: 'Not now' }).click()
  await userEvent.keyboard('d')
  await expect.element(surface).toBeVisible()
})

it('[CHK-203] a difficulty that the game master changes reaches the player’s pool, and stays when the skill changes', async () => {
  const { check, banner, surface } = await askedOn('/rules', { skill: ['perception', 'vigilance'], difficulty: 'Easy' })
  await banner.getByRole('button', { name: 'Roll' }).click()
  await expect.element(surface.getByRole('region', { name: 'Against you' })).toMatchTextContent(/1 difficulty/)
  await callAs(gameMaster, 'setDifficulty', { checkId: check.id, difficulty: 'Hard' })
  await expect.element(surface.getByRole('region', { name: 'Against you' })).toMatchTextContent(/Hard.*3 difficulty/)
  await expect.element(surface.getByRole('region', { name: 'Odds' })).toMatchTextContent(/58%to succeed/)
  await surface.getByRole('radio', { name: 'Vigilance' }).click()
  await expect.element(surface.getByRole('region', { name: 'Yours' })).toMatchTextContent(/2 ability/)
  await expect.element(surface.getByRole('region', { name: 'Against you' })).toMatchTextContent(/3 difficulty/)
})

it('[CHK-204] players add boost and setback dice in their own row, and can’t change the game master’s dice', async () => {
  const { banner, surface } = await askedOn('/rules')
  await banner.getByRole('button', { name: 'Roll' }).click()
  await surface.getByRole('button', { name: 'One boost more' }).click()
  const own = surface.getByRole('region', { name: 'Yours' })
  await expect.element(own).toMatchTextContent(/2 proficiency, 1 ability, 1 boost/)
  await surface.getByRole('button', { name: 'One setback more' }).click()
  await expect
    .element(surface.getByRole('region', { name: 'Against you' }))
    .toMatchTextContent(/3 difficulty, 1 setback/)
  await surface.getByRole('button', { name: 'One boost less' }).click()
  await expect.element(own).not.toMatchTextContent(/1 ability, 1 boost/)
  await expect.element(surface.getByRole('button', { name: /Hard/ })).not.toBeInTheDocument()
})

it('[CHK-206] players enter the faces of physical dice, and the result says so', async () => {
  const { banner, surface } = await askedOn('/rules', { difficulty: 'Easy' })
  await banner.getByRole('button', { name: 'Roll' }).click()
  await surface.getByRole('button', { name: 'Enter physical dice' }).click()
  const of = (die: string) => surface.getByRole('list', { name: `Faces of a ${die} die` })
  await of('proficiency').getByRole('button', { name: 'triumph' }).click()
  await of('proficiency').getByRole('button', { name: 'success', exact: true }).click()
  await of('ability').getByRole('button', { name: 'blank' }).click()
  await of('difficulty').getByRole('button', { name: 'threat', exact: true }).click()
  await surface.getByRole('button', { name: 'Enter these faces' }).click()
  const result = surface.getByRole('region', { name: 'Result' })
  await expect.element(result).toMatchTextContent(/^Succeeds.*Physical dice\..*2 ?successes.*1 ?threat.*1 ?triumph/)
})

it('[CHK-207] one line covers all rollers, is part of the page, and is dismissed once', async () => {
  await page.viewport(360, 740)
  const { screen } = await visitAsKessa('/my-character')
  const check = await callFor({ characters: [ODO, RAIDER] })
  const line = screen.getByRole('region', { name: 'Another player’s check' })
  await expect.element(line).toMatchTextContent(/^Odo and Raider, Hard Perception/)
  const { bottom } = line.element().getBoundingClientRect()
  expect(screen.getByRole('main').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  await line.getByRole('button', { name: 'Give a boost' }).click()
  await line.getByRole('listitem').filter({ hasText: 'Odo' }).getByRole('button').click()
  await expect.element(line.getByRole('button', { name: 'Take the boost back' })).toBeVisible()
  const boosts = async () =>
    (await callAs(gameMaster, 'getCheck', { checkId: check.id })).check.parts.map(({ pool }) => pool?.boost)
  expect(await boosts()).toEqual([1, 0])
  await line.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(line).not.toBeInTheDocument()
  await callFor({ characters: [ODO], skill: 'cool' })
  await expect.element(line).toMatchTextContent(/Hard Cool/)
})

it('[CHK-207] initiative offers no boost', async () => {
  const { screen } = await visitAsKessa()
  await callFor({ characters: [ODO] })
  const combatants = [{ characterId: KESSA }, { characterId: ODO }]
  const { encounter } = await callAs(gameMaster, 'startEncounter', { combatants })
  await callAs(gameMaster, 'callInitiative', { encounterId: encounter.id, skills: ['vigilance'] })
  await screen.getByRole('region', { name: 'Called check' }).getByRole('button', { name: 'Not now' }).click()
  const line = screen.getByRole('region', { name: 'Another player’s check' })
  await expect.element(line).toMatchTextContent(/Hard Perception/)
  await line.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(line).not.toBeInTheDocument()
})

it('[CHK-200] a player whose character isn’t called gets no banner', async () => {
  const { screen } = await visitAsKessa()
  await callFor({ characters: [ODO] })
  await expect.element(screen.getByRole('region', { name: 'Another player’s check' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Called check' })).not.toBeInTheDocument()
})

it('[CHK-209] a check without own dice has no odds and needs one more die to roll', async () => {
  const untrained = { ...files, [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }
  const { screen } = await visit('/rules', { as: player(KESSA), files: untrained })
  await callFor()
  const banner = screen.getByRole('region', { name: 'Called check' })
  await expect.element(banner).toMatchTextContent(/No diceagainst3 difficulty/)
  expect(banner.getByText(/%/).elements()).toEqual([])
  await banner.getByRole('button', { name: 'Roll' }).click()
  const surface = screen.getByRole('dialog', { name: 'Check for Kessa Vane' })
  const roll = surface.getByRole('button', { name: 'Roll', exact: true })
  await expect.element(roll).toHaveAttribute('aria-disabled', 'true')
  await surface.getByRole('button', { name: 'One boost more' }).click()
  await expect.element(roll).not.toHaveAttribute('aria-disabled')
})

it('[CHK-234] a result links to the page that verifies the roll, unless its dice were physical', async () => {
  const { check, banner, surface } = await askedOn('/rules')
  const result = surface.getByRole('region', { name: 'Result' })
  const link = result.getByRole('link', { name: 'Check this roll' })
  await banner.getByRole('button', { name: 'Roll' }).click()
  await surface.getByRole('button', { name: 'Roll', exact: true }).click()
  await expect.element(link).toBeVisible()
  const [rolled] = (await callAs(gameMaster, 'getCheck', { checkId: check.id })).check.parts
  await expect.element(link).toHaveAttribute('href', `/proof/${rolled?.roll?.id}`)
  await surface.getByRole('button', { name: 'Done' }).click()
  const { id: checkId, parts } = await callFor({ difficulty: 'Simple' })
  await banner.getByRole('button', { name: 'Roll' }).click()
  const dice = { proficiency: [11, 9], ability: [3] }
  await callAs(gameMaster, 'enterFaces', { checkId, characterId: KESSA, version: parts[0]?.version ?? 0, dice })
  await expect.element(result).toMatchTextContent(/Physical dice/)
  await expect.element(link).not.toBeInTheDocument()
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
