import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { hastenTimers } from '#testing/hasten-timers.ts'
import { gameMaster, player, visit } from '#testing/visit.tsx'

import { BELL, edit, files, publish, stored, text, textOf, write } from './editor-fixture.ts'

it('[EDI-230] an entity’s page opens its editor by button and key', async () => {
  const { screen, address } = await visit(`/${BELL}`, { as: gameMaster, files, frame: 'none' })
  await expect.element(screen.getByRole('link', { name: 'Edit' })).toBeVisible()
  await userEvent.keyboard('e')
  await expect.poll(address).toBe(`/${BELL}/edit`)
  await expect.element(textOf(screen)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('A bell')
})

it('[EDI-230] players have neither button nor key, and the editor’s address says that they cannot edit', async () => {
  const { screen, address } = await visit(`/${BELL}`, { as: player(), files, frame: 'none' })
  await expect.element(screen.getByRole('heading', { name: 'A bell' })).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(screen.getByRole('link', { name: 'Edit' })).not.toBeInTheDocument()
  expect(address()).toBe(`/${BELL}`)
  await screen.unmount()
  const there = await visit(`/${BELL}/edit`, { as: player(), files, frame: 'none' })
  await expect.element(there.screen.getByRole('heading', { name: 'Only the game master can edit pages' })).toBeVisible()
})

it('[EDI-233] publishing changes only the written text, and a notice confirms it', async () => {
  const { screen } = await visit(`/${BELL}/edit`, { as: gameMaster, files })
  await write(screen, 'It is wet.')
  await publish(screen)
  await expect.element(screen.getByText('Published. Readers see it now.')).toBeVisible()
  expect(await stored()).toBe(`${text}It is wet.`)
})

it('[EDI-231] a draft is saved on the server, and can be discarded', async () => {
  hastenTimers()
  const { screen } = await edit()
  await write(screen, 'It is wet.')
  const draft = async () => (await call('getSource', { id: BELL })).draft?.text
  await expect.poll(draft).toBe(`${text}It is wet.`)
  await screen.getByRole('button', { name: 'More' }).click()
  await screen.getByRole('button', { name: 'Discard the draft...' }).click()
  await screen.getByRole('button', { name: 'Discard the draft and show the published text' }).click()
  await expect.element(screen.getByText('Published', { exact: true })).toBeVisible()
  await expect.poll(draft).toBeUndefined()
})

it('[EDI-236] compares versions word by word, and restores any of them as a new version', async () => {
  const { screen } = await edit()
  await write(screen, 'It is wet.')
  await publish(screen)
  await screen.getByRole('button', { name: 'History' }).click()
  const differences = screen.getByRole('region', { name: 'Differences' })
  await expect.element(differences.getByRole('insertion').last()).toMatchTextContent('It is wet.')
  const versions = screen.getByRole('list', { name: 'Versions' }).getByRole('button')
  await expect.element(versions).toHaveLength(2)
  await versions.last().click()
  await screen.getByRole('button', { name: 'Restore this version' }).click()
  await expect.element(versions).toHaveLength(3)
  expect(await stored()).toBe(text)
})
