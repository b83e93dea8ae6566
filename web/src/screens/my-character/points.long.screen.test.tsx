import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

import { breakDatabase, player, visit, type Visit } from '#testing/visit.tsx'

const id = 'characters/kessa-vane'
const files = {
  [`${id}.md`]: `---
name: Kessa Vane
tags: [party-member]
characteristics: { brawn: 2, agility: 4 }
maxHp: 3
strainThreshold: 12
---
`,
}

async function openSheet(frame: Pick<Visit, 'frame'> = {}) {
  const { screen } = await visit('/my-character', { as: player(id), files, ...frame })
  const stats = screen.getByRole('region', { name: 'Combat Stats' })
  await stats.getByRole('button', { name: 'Change Hit Points' }).click()
  return {
    screen,
    stats,
    hitPoints: stats.getByRole('status', { name: 'Hit Points' }),
    strain: stats.getByRole('status', { name: 'Strain' }),
    less: stats.getByRole('button', { name: 'Decrease Hit Points' }),
    more: stats.getByRole('button', { name: 'Increase Hit Points' }),
    typed: stats.getByRole('textbox', { name: 'Hit Points' }),
  }
}

/** Holds back requests that change points until the returned function is called. */
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

it('[SHE-10] shows hit points, strain and soak', async () => {
  const { stats, hitPoints, strain, screen } = await openSheet({ frame: 'none' })
  await expect.element(hitPoints).toMatchTextContent('3 / 3')
  await expect.element(strain).toMatchTextContent('0 / 12')
  await expect.element(screen.getByRole('region', { name: 'Conditions' })).toMatchTextContent('Soak 2')
  await expect.element(stats.getByText('Incapacitated')).not.toBeInTheDocument()
})

it('[SHE-10] [SHE-17] points change by one and stop at 0 and at the maximum, and 0 hit points shows Incapacitated', async () => {
  const { stats, hitPoints, less, more } = await openSheet()
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  for (const left of ['2', '1', '0']) {
    await less.click()
    await expect.element(hitPoints).toMatchTextContent(`${left} / 3`)
  }
  await expect.element(less).toHaveAttribute('aria-disabled', 'true')
  await expect.element(stats.getByText('Incapacitated')).toBeVisible()
  await less.click({ force: true })
  await expect.element(hitPoints).toMatchTextContent('0 / 3')
  await more.click()
  await expect.element(hitPoints).toMatchTextContent('1 / 3')
  await expect.element(stats.getByText('Incapacitated')).not.toBeInTheDocument()
})

it('[SHE-11] a change that cannot be saved is reverted, with a message', async () => {
  const { stats, hitPoints, less } = await openSheet()
  await expect.element(hitPoints).toMatchTextContent('3 / 3')
  await breakDatabase()
  await less.click()
  await expect.element(stats.getByText('Hit Points: Not saved, restored')).toBeVisible()
  await expect.element(hitPoints).toMatchTextContent('3 / 3')
})

it('[SHE-12] every quick click counts; while a save is slow, both buttons are disabled', async () => {
  const { stats, hitPoints, strain } = await openSheet()
  await stats.getByRole('button', { name: 'Change Strain' }).click()
  const more = stats.getByRole('button', { name: 'Increase Strain' })
  await expect.element(more).toBeVisible()
  const letThrough = holdBack()
  for (let click = 0; click < 5; click++) (more.element() as HTMLElement).click()
  await expect.element(strain).toMatchTextContent('5 / 12')
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await expect.element(stats.getByRole('button', { name: 'Decrease Strain' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(hitPoints).toMatchTextContent('3 / 3')
  letThrough()
  await expect.element(more).not.toHaveAttribute('aria-disabled')
  await expect.element(strain).toMatchTextContent('5 / 12')
})

it('[SHE-16] the row begins at the step, so no keyboard opens; a typed number is set; a hit is reduced by soak', async () => {
  const { stats, hitPoints, typed } = await openSheet()
  await expect.element(stats.getByRole('button', { name: 'Decrease Hit Points' })).toHaveFocus()
  await typed.fill('−3')
  await stats.getByRole('button', { name: 'Set 2' }).click()
  await expect.element(hitPoints).toMatchTextContent('2 / 3')
  await expect.element(typed).toHaveValue('')
  await typed.fill('0{Enter}')
  await expect.element(hitPoints).toMatchTextContent('2 / 3')
  await expect.element(typed).toHaveAttribute('aria-invalid', 'true')
})

it('[SHE-16] Enter sets the typed number, and Escape closes the row', async () => {
  const { stats, hitPoints, typed } = await openSheet()
  await typed.fill('1')
  ;(typed.element() as HTMLInputElement).form?.requestSubmit()
  await expect.element(hitPoints).toMatchTextContent('1 / 3')
  typed.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.element(typed).not.toBeInTheDocument()
  await expect.element(stats.getByRole('button', { name: 'Change Hit Points' })).toHaveFocus()
})

it('[SHE-16] in a wide window the number can be typed as well', async () => {
  await page.viewport(1440, 900)
  const { stats, hitPoints, typed } = await openSheet()
  await typed.fill('-3')
  await stats.getByRole('button', { name: 'Set 2' }).click()
  await expect.element(hitPoints).toMatchTextContent('2 / 3')
  await expect.element(stats.getByText('Armor (Soak)')).toBeVisible()
})
