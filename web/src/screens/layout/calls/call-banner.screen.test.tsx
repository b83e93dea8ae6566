import { expect, it } from 'vitest'

import { askedOn, callFor, visitAsKessa } from './calls-fixture.ts'

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
