import { expect, it, onTestFinished } from 'vitest'

import { breakDatabase, player, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa-vane.md': `---
name: Kessa Vane
tags: [party-member]
characteristics: { brawn: 2, agility: 4 }
maxHp: 3
strainThreshold: 12
---
`,
}
const id = 'characters/kessa-vane'

async function openSheet() {
  const { screen } = await visit('/my-character', { as: player(id), files })
  const stats = screen.getByRole('region', { name: 'Combat Stats' })
  return {
    screen,
    stats,
    hitPoints: stats.getByRole('status', { name: 'Hit Points' }),
    less: stats.getByRole('button', { name: 'Decrease Hit Points' }),
    more: stats.getByRole('button', { name: 'Increase Hit Points' }),
  }
}

/** Delays requests that change points until the returned function is called. */
function holdBack(): () => void {
  const { fetch } = globalThis
  const gate = Promise.withResolvers<void>()
  globalThis.fetch = async (address, init) => {
    if (typeof init?.body === 'string' && init.body.includes('adjustCharacterDynamic')) await gate.promise
    return await fetch(address, init)
  }
  onTestFinished(() => {
    globalThis.fetch = fetch
  })
  return gate.resolve
}

async function adjust(field: string, by: number): Promise<void> {
  const params = { id, field, by }
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  await fetch('/api/query', { ...init, body: JSON.stringify({ operation: 'adjustCharacterDynamic', params }) })
}

it('[SHE-10] shows hit points, strain and soak, which equals brawn', async () => {
  const { stats, hitPoints } = await openSheet()
  await expect.element(hitPoints).toMatchTextContent('3 / 3')
  await expect.element(stats.getByRole('status', { name: 'Strain' })).toMatchTextContent('0 / 12')
  await expect.element(stats.getByText('Armor (Soak)')).toBeVisible()
  expect(stats.element().querySelector('dd')?.textContent).toBe('2')
})

it('[SHE-10] changes by one, and stops at 0 and at the maximum', async () => {
  const { hitPoints, less, more } = await openSheet()
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  for (const left of ['2', '1', '0']) {
    await less.click()
    await expect.element(hitPoints).toMatchTextContent(`${left} / 3`)
  }
  await expect.element(less).toHaveAttribute('aria-disabled', 'true')
  await less.click({ force: true })
  await expect.element(hitPoints).toMatchTextContent('0 / 3')
  await more.click()
  await expect.element(hitPoints).toMatchTextContent('1 / 3')
})

it('[SHE-11] a change that cannot be saved is reverted, with a message', async () => {
  const { stats, hitPoints, less } = await openSheet()
  await expect.element(hitPoints).toMatchTextContent('3 / 3')
  await breakDatabase()
  await less.click()
  await expect.element(stats.getByText('Not saved, restored')).toBeVisible()
  await expect.element(hitPoints).toMatchTextContent('3 / 3')
})

it('[SHE-12] every quick click counts; while a save is slow, both buttons are disabled', async () => {
  const { stats, less, more } = await openSheet()
  const moreStrain = stats.getByRole('button', { name: 'Increase Strain' })
  await expect.element(moreStrain).toBeVisible()
  const letThrough = holdBack()
  for (let click = 0; click < 5; click++) (moreStrain.element() as HTMLElement).click()
  const strain = stats.getByRole('status', { name: 'Strain' })
  await expect.element(strain).toMatchTextContent('5 / 12')
  await expect.element(moreStrain).toHaveAttribute('aria-disabled', 'true')
  await expect.element(stats.getByRole('button', { name: 'Decrease Strain' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(less).not.toHaveAttribute('aria-disabled')
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  letThrough()
  await expect.element(moreStrain).not.toHaveAttribute('aria-disabled')
  await expect.element(strain).toMatchTextContent('5 / 12')
})

it('[SHE-14] shows when the character was last played', async () => {
  const { stats, less } = await openSheet()
  await expect.element(stats.getByText('Last updated: Never')).toBeVisible()
  await less.click()
  await expect.element(stats.getByRole('time')).toBeVisible()
})

it('[SHE-15] changes by others appear', async () => {
  const { stats, hitPoints } = await openSheet()
  await expect.element(hitPoints).toMatchTextContent('3 / 3')
  await adjust('hitpoints', -2)
  await expect.element(hitPoints).toMatchTextContent('1 / 3')
  await adjust('strain', 4)
  await expect.element(stats.getByRole('status', { name: 'Strain' })).toMatchTextContent('4 / 12')
})

it('[SHE-40] conditions can be added as free text and removed', async () => {
  const { screen } = await openSheet()
  const card = screen.getByRole('region', { name: 'Conditions' })
  await expect.element(card.getByText('No conditions.')).toBeVisible()
  await card.getByLabelText('Add a condition').fill('Soaked to the bone')
  await card.getByRole('button', { name: 'Add' }).click()
  await expect.element(card.getByRole('listitem')).toMatchTextContent('Soaked to the bone')
  await card.getByRole('button', { name: 'Remove Soaked to the bone' }).click()
  await expect.element(card.getByText('No conditions.')).toBeVisible()
})
