import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { gameMaster, visit } from '#testing/visit.tsx'

const frame = 'none'

it('[HOOK-10] a game master adds a service, chooses what is sent, previews, switches it off and removes it', async () => {
  const { screen } = await visit('/admin/settings', { as: gameMaster, files: {}, frame })
  const panel = screen.getByRole('region', { name: 'Discord and webhooks' })
  await panel.getByRole('button', { name: 'See what would be sent' }).click()
  const previews = screen.getByRole('dialog', { name: 'What would be sent' })
  await expect.element(previews.getByText('Nothing yet.').first()).toBeVisible()
  await previews.getByRole('button', { name: 'Close' }).click()

  await panel.getByRole('button', { name: 'Add a channel or service' }).click()
  const form = screen.getByRole('dialog', { name: 'Add a channel or service' })
  await form.getByRole('radio', { name: 'Another service' }).click()
  await form.getByLabelText('Name').fill('Our script')
  await form.getByLabelText('Address').fill('https://127.0.0.1/hook')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect.element(form.getByText(/^The address is in a private network/)).toBeVisible()
  await form.getByLabelText('Address').fill('https://hooks.waybook.org/a-long-path-of-ours')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect
    .element(panel.getByLabelText('Secret that signs the messages'))
    .toHaveValue(expect.stringMatching(/^whsec_/) as string)
  await panel.getByRole('switch', { name: 'Newsletters: Our script' }).click()
  await panel.getByRole('switch', { name: 'On: Our script' }).click()
  await expect.element(panel.getByText('Switched off.')).toBeVisible()
  const [webhook] = (await call('listWebhooks', {})).webhooks
  expect(webhook).toMatchObject({ isOn: false, address: 'hooks.waybook.org … ours' })
  await panel.getByRole('button', { name: 'Remove Our script' }).click()
  await screen.getByRole('dialog', { name: 'Remove Our script?' }).getByRole('button', { name: 'Remove' }).click()
  await expect.element(panel.getByRole('list', { name: 'Webhooks' })).not.toBeInTheDocument()
})

it('[HOOK-15] a game master connects slash commands, reads the last steps, and disconnects them', async () => {
  const { screen } = await visit('/admin/settings', { as: gameMaster, files: {}, frame })
  const panel = screen.getByRole('region', { name: 'Slash commands' })
  await panel.getByRole('button', { name: 'Set up slash commands' }).click()
  const form = screen.getByRole('dialog', { name: 'Slash commands in Discord' })
  await form.getByLabelText('Application id').fill('1180000000000000001')
  await form.getByLabelText('Public key').fill('too short')
  await form.getByRole('button', { name: 'Connect' }).click()
  await expect.element(form.getByText('must be the 64 characters that Discord calls public key')).toBeVisible()
  await form.getByLabelText('Public key').fill('0a'.repeat(32))
  await form.getByRole('button', { name: 'Connect' }).click()
  await expect.element(form.getByText('Connected.')).toBeVisible()
  await expect
    .element(form.getByLabelText('Interactions Endpoint URL'))
    .toHaveValue(`${location.origin}/discord/interactions`)
  await expect
    .element(form.getByRole('link', { name: 'Add the application to your server' }))
    .toHaveAttribute('href', expect.stringContaining('client_id=1180000000000000001') as string)
  await form.getByRole('button', { name: 'Close' }).click()
  await panel.getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(panel.getByRole('button', { name: 'Set up slash commands' })).toBeVisible()
})
