import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { callAs, gameMaster, visit } from '#testing/visit.tsx'

import { BELL, another, as, files, propose, textOf } from './proposals-fixture.ts'

it('[PROP-285] [PROP-287] a player edits the text that they see, and sees their changes', async () => {
  const { screen, address } = await visit(`/${BELL}`, { as, files })
  await screen.getByRole('link', { name: 'Propose a change' }).click()
  await expect.element(textOf(screen)).toMatchTextContent(/It hums.*Nobody knows why/)
  await expect.element(textOf(screen)).not.toMatchTextContent(/cursed/)
  await expect.element(screen.getByRole('button', { name: 'Secret' })).not.toBeInTheDocument()
  await textOf(screen).click()
  await userEvent.keyboard('{Control>}{End}{/Control} Yet.')
  await screen.getByText('Changes', { exact: true }).click()
  await expect.element(screen.getByRole('insertion')).toHaveTextContent('Yet.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText('Sent to the game master.')).toBeVisible()
  await expect.poll(address).toBe(`/${BELL}`)
  const { proposals } = await callAs(gameMaster, 'listProposals', {})
  expect(proposals).toMatchObject([{ entity: { id: BELL }, state: 'open' }])
})

it('[PROP-290] [PROP-291] a proposal appears live, and is accepted, or declined with a message', async () => {
  const { screen } = await visit('/proposals', { as: gameMaster, files })
  await expect.element(screen.getByText('No proposals are waiting.', { exact: false })).toBeVisible()
  await propose((text) => text.replace('Nobody knows', 'Everybody knows'), { remark: 'They told me.', asking: another })
  await expect.element(screen.getByText('They told me.')).toBeVisible()
  await expect.element(screen.getByRole('insertion')).toHaveTextContent('Everybody')
  await screen.getByRole('button', { name: 'Decline the proposal for A bell' }).click()
  await expect.element(screen.getByLabelText('Message to', { exact: false })).toHaveFocus()
  await userEvent.keyboard('Do they?{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText('No proposals are waiting.', { exact: false })).toBeVisible()
  await propose((text) => text.replace('hums', 'sings'), { asking: another })
  await screen.getByRole('button', { name: 'Accept the proposal for A bell' }).click()
  await expect.element(screen.getByText('A bell is changed. Readers see it now.')).toBeVisible()
  expect((await call('getSource', { id: BELL })).text).toBe(files[`${BELL}.md`].replace('hums', 'sings'))
})
