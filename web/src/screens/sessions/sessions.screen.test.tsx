import { expect, it } from 'vitest'

import { call } from '#api/call.ts'
import { callAs, gameMaster, openPage, openTestServer, player, visit } from '#testing/visit.tsx'

const frame = 'none'

const files = { 'characters/kessa-vane.md': '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }

it('[SES-1] [SES-4] a game master starts a session, sees it update live, ends it, and drafts a newsletter in the editor', async () => {
  const { screen, address, navigate } = await visit('/sessions', { as: gameMaster, files })
  await expect.element(screen.getByText(/^No sessions yet\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Start the session' }).click()
  await screen.getByRole('link', { name: 'Session 1' }).click()
  await expect.element(screen.getByText('Nothing has happened yet.')).toBeVisible()

  await callAs(player(), 'rollDice', { pool: 'd6', reason: 'a bet' })
  const events = screen.getByRole('list', { name: 'What happened' }).getByRole('listitem')
  await expect.element(events).toMatchTextContent(/a bet: Total \d/)
  await callAs(player(), 'addNote', { entityId: null, audience: 'party', markdown: 'A *good* evening.' })
  await expect.element(events.nth(1)).toMatchTextContent(/wrote.*A good evening\./)

  await screen.getByRole('button', { name: 'End the session' }).click()
  await expect.element(screen.getByRole('button', { name: 'End the session' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Draft a newsletter' }).click()
  await expect.poll(address).toBe('/newsletters/session-1/edit')

  const { sessions } = await call('listSessions', {})
  await navigate(`/sessions/${sessions[0]?.id}`)
  await screen.getByRole('button', { name: 'Draft a newsletter' }).click()
  await expect.poll(address).toBe('/newsletters/session-1/edit')
  expect((await call('listEntities', { type: 'newsletter' })).entities).toHaveLength(1)
})

it('[SES-1] players see sessions and have no buttons', async () => {
  await openTestServer({ as: player(), files })
  await callAs(gameMaster, 'startSession', {})
  const { screen } = await openPage('/sessions', { frame })
  await screen.getByRole('link', { name: 'Session 1' }).click()
  await expect.element(screen.getByText('Nothing has happened yet.')).toBeVisible()
  await expect.element(screen.getByRole('main').getByRole('button')).not.toBeInTheDocument()
})
