import { expect, it } from 'vitest'

import { gameMaster, player, visit } from '#testing/visit.tsx'

it('[CPN-7] creates, puts away and removes campaigns, and says what a removal deletes', async () => {
  const { screen } = await visit('/admin/campaigns', { as: gameMaster, files: {}, frame: 'none' })
  const own = screen.getByRole('list', { name: 'Campaigns', exact: true }).getByRole('listitem')
  await expect.element(own).toMatchTextContent(/The Small Road.*Open now/)
  const creation = screen.getByRole('region', { name: 'New campaign' })
  await creation.getByRole('button', { name: 'Start the campaign' }).click()
  await expect.element(creation.getByText('Give the campaign a name')).toBeVisible()
  await creation.getByLabelText('Name').fill('the small road')
  await creation.getByRole('button', { name: 'Start the campaign' }).click()
  await expect.element(creation.getByText('You already have a campaign of that name')).toBeVisible()
  await fetch('/api/query', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      operation: 'createCampaign',
      params: { name: 'The Salt Road', skills: 'standard', force: false },
    }),
  })
  await screen.getByRole('button', { name: 'Put away The Small Road' }).click()
  const away = screen.getByRole('list', { name: 'Campaigns that are put away' }).getByRole('listitem')
  await expect.element(away).toMatchTextContent(/The Small Road/)
  await screen.getByRole('button', { name: 'Remove The Salt Road' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent(/deletes 0 pages.*1 person/)
  await dialog.getByRole('textbox').fill('the salt road')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByText('The Salt Road')).not.toBeInTheDocument()
})

it('[CPN-7] members of one campaign find no switch, and players no page of campaigns', async () => {
  const { screen, address } = await visit('/admin/campaigns', { as: player(), files: {} })
  await expect.poll(address).toBe('/')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'The Small Road' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Switch campaign' })).not.toBeInTheDocument()
})
