import { expect, it, onTestFinished } from 'vitest'

import { forbidStorage } from '#testing/forbid-storage.ts'
import { gameMaster, visit } from '#testing/visit.tsx'

import beforePaint from '../../../public/scheme.js?raw'

const frame = 'none'

it('[SCR-61] shows a message if there is no public metadata, and expands the raw user object', async () => {
  const { screen } = await visit('/profile', { as: gameMaster, files: {}, frame })
  await screen.getByText('Public Metadata').click()
  await expect.element(screen.getByText('No public metadata set')).toBeVisible()
  await expect.element(screen.getByText(/"emailAddresses"/)).not.toBeVisible()
  await screen.getByText('Raw user object').click()
  await expect.element(screen.getByText(/"emailAddresses"/)).toBeVisible()
})

it('[SCR-62] stores the chosen scheme', async () => {
  const { screen } = await visit('/profile', { as: gameMaster, files: {}, frame })
  await screen.getByRole('radio', { name: 'Dark' }).click()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
  await screen.unmount()

  const again = await visit('/profile', { as: gameMaster, files: {}, frame })
  await expect.element(again.screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

it('[SCR-319] stores size, spacing, contrast and motion, which a page has before its first paint', async () => {
  const root = document.documentElement
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const { screen } = await visit('/profile', { as: gameMaster, files: {}, frame })
  const label = screen.getByText('Colors')
  await expect.element(label).toBeVisible()
  const before = sizeOf(label.element())
  await screen.getByRole('radio', { name: 'Larger' }).click()
  expect(sizeOf(label.element()) / before).toBeCloseTo(1.3)
  for (const name of ['Wider spacing', 'Higher contrast', 'Less motion'])
    await screen.getByRole('switch', { name }).click()
  const chosen = { textSize: 'larger', spacing: 'wide', contrast: 'more', motion: 'less' }
  expect(root.dataset).toMatchObject(chosen)
  expect(getComputedStyle(label.element()).transitionDuration).toBe('0s')
  await screen.unmount()

  for (const name of ['text-size', 'spacing', 'contrast', 'motion']) root.removeAttribute(`data-${name}`)
  const script = document.createElement('script')
  script.textContent = beforePaint
  document.head.append(script)
  onTestFinished(() => script.remove())
  expect(root.dataset).toMatchObject(chosen)

  const again = await visit('/profile', { as: gameMaster, files: {}, frame })
  await again.screen.getByRole('switch', { name: 'Less motion' }).click()
  await again.screen.getByRole('radio', { name: 'Normal' }).click()
  expect(root.dataset['motion']).toBeUndefined()
  expect(localStorage.getItem('waybook-text-size')).toBeNull()
})

it('[SCR-62] if the browser forbids storage, the choice lasts until the page is closed', async () => {
  const allowStorage = forbidStorage()
  onTestFinished(allowStorage)
  const { screen } = await visit('/profile', { as: gameMaster, files: {}, frame })
  await screen.getByRole('radio', { name: 'Dark' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(document.documentElement.dataset['scheme']).toBe('dark')
  allowStorage()
})
