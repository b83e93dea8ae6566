import { expect, it } from 'vitest'

import { breakDatabase, callAs, gameMaster, openPage, openTestServer, player, visit } from '#testing/visit.tsx'

const KESSA = 'characters/kessa-vane'
const files = { [`${KESSA}.md`]: '---\nname: Kessa Vane\ntags: [party-member]\n---\n' }
const DAY_MS = 86_400_000
const frame = 'none'

it('[PLAN-21] a game master proposes dates, takes the best, moves it and calls it off', async () => {
  const { screen } = await visit('/schedule', { as: gameMaster, files, frame })
  await screen.getByRole('button', { name: 'Propose dates...' }).click()
  const form = screen.getByRole('dialog', { name: 'Propose dates' })
  await form.getByRole('button', { name: 'Another date to choose from' }).click()
  await form.getByLabelText('Place').fill('At Teo’s')
  await form.getByRole('button', { name: 'Ask about 2 dates' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Session 1: two dates' })).toBeVisible()
  await screen
    .getByRole('button', { name: /^Choose .*, 0 can come$/ })
    .first()
    .click()
  const next = screen.getByRole('region', { name: 'Next session' })
  await expect.element(next.getByText(/At Teo’s, until/)).toBeVisible()
  await next.getByRole('button', { name: /^Change / }).click()
  const change = screen.getByRole('dialog', { name: 'Change the session' })
  await change.getByLabelText('Place').fill('https://meet.example/road')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect.element(next.getByRole('link', { name: 'meet.example' })).toBeVisible()
  await next.getByRole('button', { name: /^Call off / }).click()
  await expect.element(next.getByText(/^Called off, in \d days$/)).toBeVisible()
  await next.getByRole('button', { name: 'Plan it again' }).click()
  await expect.element(next.getByText(/^Session 1, in \d days$/)).toBeVisible()
})

it('[PLAN-21] a game master sets a rhythm', async () => {
  const { screen } = await visit('/schedule', { as: gameMaster, files, frame })
  await screen.getByRole('button', { name: 'Set a rhythm...' }).click()
  const form = screen.getByRole('dialog', { name: 'Rhythm' })
  await form.getByLabelText('Day').selectOptions('Sunday')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Every 2 weeks on Sunday at 19:00')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Next session' })).toBeVisible()
})

it('[PLAN-21] players see neither forms nor an empty rhythm, and the first letter of an answer gives it', async () => {
  const kessa = player(KESSA)
  await openTestServer({ as: kessa, files })
  const empty = await openPage('/schedule', { frame })
  await expect.element(empty.screen.getByText(/^No date yet/)).toBeVisible()
  await expect.element(empty.screen.getByRole('button', { name: /Propose|rhythm/ })).not.toBeInTheDocument()
  await empty.screen.unmount()
  await callAs(gameMaster, 'planSession', { date: Date.now() + 3 * DAY_MS })
  const { screen } = await openPage('/schedule', { frame })
  const yes = screen.getByRole('button', { name: 'Yes' })
  yes.element().focus()
  yes.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }))
  await expect.element(screen.getByRole('button', { name: 'Late' })).toHaveAttribute('aria-pressed', 'true')
  await screen.getByLabelText('When will you arrive?').fill('at eight')
  await screen.getByRole('button', { name: 'Add' }).click()
  await expect.element(screen.getByText('coming late, at eight')).toBeVisible()
})

it('[PLAN-21] says why dates cannot be loaded', async () => {
  const { screen, navigate } = await visit('/notes', { as: player(), files, frame })
  await breakDatabase()
  await navigate('/schedule')
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
})

it('[PLAN-21] a member makes a calendar address and chooses a time zone', async () => {
  const { screen } = await visit('/schedule', { as: player(KESSA), files, frame })
  const calendar = screen.getByRole('region', { name: 'In my calendar' })
  await calendar.getByRole('button', { name: 'Add to my calendar' }).click()
  const address = calendar.getByRole('textbox', { name: 'Address of your calendar' })
  await expect.element(address).toHaveValue(expect.stringMatching(/\/feeds\/[\w-]{43}\/sessions\.ics$/) as string)
  await screen.unmount()
  const profile = await openPage('/profile', { frame })
  const zone = profile.screen.getByLabelText('Dates are shown in')
  await zone.selectOptions('Europe/Zurich')
  // It follows the server's answer.
  await expect.element(zone).toHaveValue('Europe/Zurich')
})
