import { expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { raid, visitFight } from '#testing/fight-fixture.ts'
import { KESSA } from '#testing/table-fixture.ts'
import { callAs, gameMaster, player } from '#testing/visit.tsx'

/** Everything that lies on the map and is not to cover each other, by what it is. */
const onTheMap = {
  'order of initiative': '[data-turn-bar] > :nth-child(1)',
  turn: '[data-turn-bar] > :nth-child(2)',
  tools: '[role=toolbar][aria-label=Map]',
  'view tools': '[role=toolbar][aria-label=View]',
  check: '[aria-label="Called check"]',
  'own state': '[data-own-state]',
  'last roll': '[aria-label="Last roll"]',
  panel: 'aside:not([hidden])',
}

/** The pairs that cover each other. */
function coverings(names: readonly (keyof typeof onTheMap)[]): string[] {
  const boxes = names.map((name) => ({ name, box: document.querySelector(onTheMap[name])?.getBoundingClientRect() }))
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      if (!one.box || !other.box) return [`${one.name} or ${other.name} is missing`]
      const apart = one.box.right <= other.box.left || other.box.right <= one.box.left
      const above = one.box.bottom <= other.box.top || other.box.bottom <= one.box.top
      return apart || above ? [] : [`${one.name} and ${other.name}`]
    }),
  )
}

it.each([768, 1024, 1280, 1440])('[CHK-200] [ENC-213] at %i px nothing covers a player’s turn', async (width) => {
  await page.viewport(width, 900)
  const { screen } = await visitFight(player(KESSA), raid, ['players'])
  await callAs(gameMaster, 'rollDice', { pool: '2y1g2p' })
  await callAs(gameMaster, 'callCheck', { characters: [KESSA], skill: 'cool', difficulty: 'Hard', title: 'Stand.' })
  await expect.element(screen.getByRole('region', { name: 'Called check' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Take it' })).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Last roll' })).toBeVisible()
  const names = ['order of initiative', 'turn', 'tools', 'view tools', 'check', 'own state', 'last roll'] as const
  await expect.element(screen.getByRole('region', { name: 'Your state' })).toBeVisible()
  expect(coverings(names)).toEqual([])
  await screen.getByRole('button', { name: 'Table', exact: true }).click()
  await expect.element(screen.getByRole('region', { name: 'Here' })).toBeVisible()
  expect(coverings([...names, 'panel'])).toEqual([])
})
