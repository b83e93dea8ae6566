import { expect, it } from 'vitest'

import { breakDatabase, callAs, gameMaster, player, visit } from '#testing/visit.tsx'

async function openKeys() {
  const { screen } = await visit('/admin/api-keys', { as: gameMaster, files: {}, frame: 'none' })
  const list = screen.getByRole('region', { name: 'Your API keys' })
  await expect.element(list.getByText('You have no API keys.')).toBeVisible()
  return { screen, list, form: screen.getByRole('region', { name: 'New API key' }) }
}

it('[KEY-1] [KEY-5] a key is shown once, listed, and revoked after a confirmation', async () => {
  const { screen, list, form } = await openKeys()
  await form.getByLabelText('Name').fill('The scribe')
  await form.getByRole('button', { name: 'Create key' }).click()
  const made = form.getByRole('region', { name: 'New key' })
  const key = made.getByLabelText('Key for The scribe')
  await expect.element(key).toHaveValue(expect.stringMatching(/^waybook_[\w-]{43}$/) as string)
  await made.getByRole('button', { name: 'Done' }).click()
  await expect.element(made).not.toBeInTheDocument()
  await expect.element(form.getByLabelText('Name')).toHaveValue('')
  const row = list.getByRole('listitem', { name: 'The scribe' })
  await expect.element(row).toMatchTextContent(/Created .*Never used/)
  await row.getByRole('button', { name: 'Revoke The scribe' }).click()
  const question = screen.getByRole('dialog', { name: 'Revoke The scribe?' })
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(list.getByText('You have no API keys.')).toBeVisible()
})

it('[KEY-5] a game master sees other members’ keys with their owners, and revokes one', async () => {
  const { screen } = await visit('/admin', { as: gameMaster, files: {}, frame: 'none' })
  await callAs(player(), 'createApiKey', { name: 'Dice bot' })
  await screen.getByRole('link', { name: 'API keys' }).click()
  const others = screen.getByRole('region', { name: 'Other members’ API keys' })
  const row = others.getByRole('listitem', { name: 'Maren Holt’s Dice bot' })
  await row.getByRole('button', { name: 'Revoke Maren Holt’s Dice bot' }).click()
  const question = screen.getByRole('dialog', { name: 'Revoke Maren Holt’s Dice bot?' })
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expect.element(others.getByText('Nobody else has an API key.')).toBeVisible()
})

it('[MCP-13] the address for assistants is there to copy, with a link to what they need', async () => {
  const { form } = await openKeys()
  await expect.element(form.getByLabelText('Address for assistants (MCP)')).toHaveValue(`${location.origin}/mcp`)
  await expect.element(form.getByRole('link', { name: 'How to connect' })).toHaveAttribute('href', '/api/docs')
  await expect.element(form.getByText('What it writes is a draft that you publish.', { exact: false })).toBeVisible()
})

it('[KEY-1] shows an error if no key can be created', async () => {
  const { form } = await openKeys()
  await breakDatabase()
  await form.getByLabelText('Name').fill('The scribe')
  await form.getByRole('button', { name: 'Create key' }).click()
  await expect.element(form.getByRole('alert')).toBeVisible()
})
