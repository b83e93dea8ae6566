import { expect, it } from 'vitest'

import { callAs, gameMaster, visit, player } from '#testing/visit.tsx'

import { callFor, files, KESSA, ODO, visitAsKessa } from './calls-fixture.ts'

it('[CHK-200] a called check appears on any page, with its reason, pool and odds, and two taps roll it', async () => {
  const { screen } = await visitAsKessa('/rules')
  await callFor()
  const banner = screen.getByRole('region', { name: 'Called check' })
  await expect.element(banner.getByRole('heading')).toHaveTextContent('Hard Perception from the game master')
  await expect
    .element(banner)
    .toMatchTextContent(/Something moves in the reeds\..*2 proficiency, 1 ability.*against3 difficulty.*58 %/)
  await banner.getByRole('button', { name: 'Roll' }).click()
  const surface = screen.getByRole('dialog', { name: 'Check of Kessa Vane' })
  await surface.getByRole('button', { name: 'Roll', exact: true }).click()
  const result = surface.getByRole('region', { name: 'Result' })
  await expect.element(result.getByRole('heading', { level: 2 })).toMatchTextContent(/^(Succeeds|Fails)$/)
  await surface.getByRole('button', { name: 'Done' }).click()
  await expect.element(banner).not.toBeInTheDocument()
})
