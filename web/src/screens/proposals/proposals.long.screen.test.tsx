import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { call } from '#api/call.ts'
import { loseServer } from '#testing/lose-server.ts'
import { breakDatabase, gameMaster, openPage, openTestServer, visit, callAs } from '#testing/visit.tsx'

import { BELL, another, as, files, propose, textOf, toPropose } from './proposals-fixture.ts'

const frame = 'none'

it('[OFF-23] a proposal that cannot be sent stays on the device, and the page says so', async () => {
  const { screen } = await toPropose()
  await textOf(screen).click()
  await userEvent.keyboard('{Control>}{End}{/Control} Yet.')
  const findServer = loseServer()
  // The event that a browser sends. A write must not wait silently after it.
  dispatchEvent(new Event('offline'))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText(/this was not sent\. Your text is saved on this device/)).toBeVisible()
  findServer()
  dispatchEvent(new Event('online'))
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(screen.getByText('Sent to the game master.')).toBeVisible()
  expect((await call('listProposals', {})).proposals).toHaveLength(1)
})

it('[PROP-286] says if no change can be proposed or the page does not exist, and sends game masters to their editor', async () => {
  const { screen, navigate } = await visit('/items/maze/propose', { as, files, frame })
  await expect.element(screen.getByRole('heading', { name: 'No changes can be proposed here' })).toBeVisible()
  await navigate('/items/nothing/propose')
  await expect.element(screen.getByRole('heading', { name: 'Item not found' })).toBeVisible()
  await screen.unmount()
  const theirs = await visit(`/${BELL}/propose`, { as: gameMaster, files, frame })
  await expect.element(theirs.screen.getByRole('link', { name: 'Edit the page' })).toBeVisible()
})

it('[PROP-288] [PROP-289] a change without a clear place is inserted manually', async () => {
  await openTestServer({ as: gameMaster, files })
  await propose((text) => text.replace('\n\n', '\n\nIt is cold.\n\n'), { asking: another })
  const { screen, address } = await openPage('/proposals', { frame })
  await screen.getByRole('link', { name: 'Insert the proposal for A bell manually' }).click()
  await expect.element(screen.getByRole('insertion')).toHaveTextContent('It is cold.')
  const file = screen.getByLabelText('The whole file')
  await expect.element(file).toBeVisible()
  const { text } = await call('getSource', { id: BELL })
  await file.fill(`${text}\nIt is cold.\n`)
  await screen.getByRole('button', { name: 'Accept this text' }).click()
  await expect.poll(address).toBe('/proposals')
  expect((await call('getSource', { id: BELL })).text).toBe(`${text}\nIt is cold.\n`)
})

it('[PROP-291] a player withdraws a proposal', async () => {
  const { screen } = await visit('/proposals', { as, files })
  await expect.element(screen.getByText('You have not proposed anything yet.', { exact: false })).toBeVisible()
  await propose((text) => `${text} Yet.`)
  await screen.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(screen.getByText('Withdrawn')).toBeVisible()
})

it('[PROP-291] says if the proposals cannot be loaded, or a proposal is no longer open', async () => {
  const { screen } = await visit('/proposals/nothing', { as: gameMaster, files, frame })
  await expect.element(screen.getByRole('heading', { name: 'This proposal is no longer open' })).toBeVisible()
  await screen.unmount()
  const forbidden = await visit('/proposals/nothing', { as, files, frame })
  await expect
    .element(forbidden.screen.getByRole('heading', { name: 'Only the game master decides on proposals' }))
    .toBeVisible()
  await breakDatabase()
  await forbidden.screen.getByRole('link', { name: 'Open the proposals' }).click()
  await expect.element(forbidden.screen.getByText('Failed to load the proposals', { exact: false })).toBeVisible()
})

it('[PROP-293] a draft stays on the device, and merges into the new text if the page changes', async () => {
  const { screen } = await toPropose()
  await textOf(screen).click()
  await userEvent.keyboard('{Control>}{End}{/Control} Yet.')
  await screen.getByLabelText('Message to the game master').fill('I asked.')
  await screen.getByRole('link', { name: 'Back to A bell' }).click()
  // More versions than the server searches for the draft's base text.
  for (let index = 0; index < 12; index += 1) {
    const { text, version } = await callAs(gameMaster, 'getSource', { id: BELL })
    await callAs(gameMaster, 'saveEntity', { id: BELL, text: text.replace('*', '**'), baseVersion: version })
  }
  await screen.getByRole('link', { name: 'Propose a change' }).click()
  await expect.element(textOf(screen)).toMatchTextContent(/It hums.*Yet\./)
  await expect.element(screen.getByText('The page was changed after you began.', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'Propose' }).click()
  await expect.element(screen.getByText('The page was changed while you were writing.', { exact: false })).toBeVisible()
  await expect.element(textOf(screen)).toMatchTextContent(/It \*+hums.*Yet\./)
  await screen.getByRole('button', { name: 'Propose' }).click()
  await expect.element(screen.getByText('Sent to the game master.')).toBeVisible()
})

it('[PROP-291] the author is notified of the decision, and reads the game master’s message', async () => {
  const { screen } = await visit('/', { as, files })
  await propose((text) => `${text} Yet.`)
  const [{ id } = { id: '' }] = (await callAs(gameMaster, 'listProposals', {})).proposals
  await callAs(gameMaster, 'decideProposal', { proposalId: id, decision: 'decline', answer: 'Do they?' })
  await expect.element(screen.getByText('The game master has decided on your proposal.')).toBeVisible()
  await screen.getByRole('button', { name: 'View' }).click()
  await expect.element(screen.getByText('Declined')).toBeVisible()
  await expect.element(screen.getByText('Do they?', { exact: false })).toBeVisible()
})
