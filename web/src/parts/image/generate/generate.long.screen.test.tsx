import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { gameMaster, player, visit } from '#testing/visit.tsx'

import { noteStartedJob } from './use-generation.ts'

const files = {
  'characters/kessa.md': '---\nname: Kessa\ntags: [party-member]\ndescription: Knows the road.\n---\n',
  'items/bell.md': '---\nname: Bell\ndescription: A tide bell.\n---\n',
  'scenes/gate.md': '---\nname: Gate\nvisible: true\ndescription: A gate in the dyke. Nobody keeps it.\n---\n',
}
const campaignId = 'dam3'
const generate = { name: 'Generate Image' }

it('[IMG-1] a player may generate a portrait if there is none', async () => {
  const { screen } = await visit('/characters/kessa', { as: player(), files, frame: 'none' })
  const button = screen.getByRole('button', { name: 'Generate Portrait' })
  await expect.element(button).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-disabled')
})

it('[IMG-3] the dialog offers styles but no models, because the image service chooses the model', async () => {
  const { screen } = await visit('/items/bell', { as: player(), files, frame: 'none' })
  await screen.getByRole('button', generate).click()
  const dialog = screen.getByRole('dialog', generate)
  await expect.element(dialog).toBeVisible()
  expect(optionsOf(dialog.getByLabelText('Style'))).toEqual(['Fantasy Art', 'Photorealistic', 'Cartoon', 'Sketch'])
  await expect.element(dialog.getByLabelText('Model')).not.toBeInTheDocument()
  await expect.element(dialog.getByLabelText('Perspective')).not.toBeInTheDocument()
  await expect.element(dialog.getByLabelText('Prompt')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', generate)).toHaveFocus()
})

it('[IMG-3] [IMG-4] for a scene it offers perspectives, and the game master can edit the prompt', async () => {
  const { screen } = await visit('/scenes/gate', { as: gameMaster, files, frame: 'none' })
  await screen.getByRole('button', generate).click()
  const dialog = screen.getByRole('dialog', generate)
  await expect.element(dialog).toBeVisible()
  expect(optionsOf(dialog.getByLabelText('Perspective'))).toEqual([
    'Battle map',
    'First person',
    'Isometric',
    'Wide view',
  ])
  const prompt = dialog.getByLabelText('Prompt')
  await expect.element(prompt).toHaveDisplayValue(/Nobody keeps it/)
  await dialog.getByLabelText('Perspective').selectOptions('Wide view')
  await expect.element(prompt).not.toHaveDisplayValue(/Nobody keeps it/)
  await prompt.fill('A gate, at dusk.')
  await dialog.getByLabelText('Style').selectOptions('Sketch')
  await expect.element(prompt).toHaveDisplayValue('A gate, at dusk.')
  await dialog.getByRole('button', { name: 'Use the default prompt' }).click()
  await expect.element(prompt).toHaveDisplayValue(/A gate in the dyke/)
})

it('[IMG-5] a failed generation shows the reason and offers to try again', async () => {
  const { screen } = await visit('/items/bell', { as: gameMaster, files, frame: 'none' })
  const jobs = async () => (await call('getJobs', {})).jobs.map(({ status }) => status)
  await screen.getByRole('button', generate).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Generate' }).click()
  const reason = screen.getByText('No image was made: No image service is running')
  await expect.element(reason).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(jobs).toEqual(['failed', 'failed'])
  await expect.element(reason).toBeVisible()
  noteStartedJob('items/bell', null)
})

it('[IMG-4] only the game master sees the prompt card', async () => {
  const card = { name: 'Image Generation Prompt' }
  const { screen } = await visit('/characters/kessa', { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('region', card).getByText(/Knows the road/)).toBeVisible()
  await expect.element(screen.getByRole('region', card).getByRole('button', { name: 'Copy' })).toBeVisible()
  await screen.unmount()
  const players = (await visit('/characters/kessa', { as: player(), files, frame: 'none' })).screen
  await expect.element(players.getByRole('button', { name: 'Generate Portrait' })).toBeVisible()
  await expect.element(players.getByRole('region', card)).not.toBeInTheDocument()
})

it('[IMG-6] switching generation off hides its controls immediately, but not the upload', async () => {
  const { screen } = await visit('/characters/kessa', { as: gameMaster, files })
  await expect.element(screen.getByRole('button', { name: 'Generate Portrait' })).toBeVisible()
  await call('changeSettings', { campaignId, settings: { imageGeneration: false } })
  await expect.element(screen.getByRole('button', { name: 'Generate Portrait' })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Image Generation Prompt')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /Upload a picture/ })).toBeVisible()
})

function optionsOf(select: { element: () => Element }): (string | null)[] {
  return [...select.element().querySelectorAll('option')].map(({ textContent }) => textContent)
}
