import { expect } from '@playwright/test'

import { test } from './journey.ts'
import { sessionOf } from './server/run-folder.ts'

test.use({ readOnly: true, storageState: sessionOf('kessa') })

test('[GRA-20] [GRA-21] [GRA-24] a player walks the web of relationships from their character, up to two steps away, and back', async ({
  page,
}) => {
  await page.goto('/characters/kessa-vane')
  await page.getByRole('link', { name: 'Relationship graph' }).click()
  const graph = page.getByRole('region', { name: 'Graph, same content as the list' })
  const list = page.getByRole('region', { name: 'Kessa Vane' })
  await expect(list.getByText('owes a debt to')).toBeVisible()
  await expect(graph.getByRole('link', { name: 'The Wickwardens' })).toBeVisible()
  // The content security policy allows the worker that lays out two steps.
  await graph.getByText('Two', { exact: true }).click()
  await expect(page).toHaveURL(/\?steps=2$/)
  await expect(list.getByText(/within two steps/)).toBeVisible()
  await expect(graph.getByRole('link', { name: 'The Wickwardens' })).toBeVisible()
  await list.getByRole('link', { name: /^Odo Brandreth/ }).click()
  await expect(page.getByRole('heading', { name: 'Odo Brandreth' })).toBeVisible()
  await expect(page).toHaveURL('/world/relationships/characters/odo-brandreth?steps=2')
  await page.goBack()
  await expect(list).toBeVisible()
  // Nothing that only the game master may know appears.
  await expect(page.getByText('works for (secret)')).toHaveCount(0)
})
