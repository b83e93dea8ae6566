import { expect, it } from 'vitest'

import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

const files = {
  'characters/kessa.md': '---\nname: Kessa\ntags: [party-member]\n---\nHas the [[items/lamp]].\n',
  'characters/hask.md': '---\nname: Brother Hask\nrelationships: [{ type: knows, to: characters/kessa }]\n---\n',
  'items/lamp.md': '---\nname: Lamp\n---\nBrother Hask lit it.\n',
}

it('[CON-8] [CON-9] [CON-11] lists findings by continuity check, without intended findings and checks that are off', async () => {
  const { screen, address } = await visit('/admin/continuity', { as: gameMaster, files, frame: 'none' })
  const secrets = screen.getByRole('region', { name: 'Secrets that a text gives away' })
  const row = secrets.getByRole('listitem')
  await expect.element(row).toMatchTextContent(/^Lamp spells out “Brother Hask”, the name of Brother Hask/)
  await expect.element(row.getByRole('link', { name: 'Lamp', exact: true })).toBeVisible()
  await secrets.getByRole('button', { name: /^Mark as intended/ }).click()
  await expect.element(secrets.getByText('1 intended finding')).toBeVisible()
  await secrets.getByText('1 intended finding').click()
  await secrets.getByRole('button', { name: /^Mark as not intended/ }).click()
  await expect.element(secrets.getByRole('button', { name: /^Mark as intended/ })).toBeVisible()
  const lost = screen.getByRole('region', { name: 'Items that nobody carries' })
  await expect.element(lost).toBeVisible()
  await screen.getByText('All continuity checks').click()
  await screen.getByRole('switch', { name: 'Items that nobody carries' }).click()
  await expect.element(lost).not.toBeInTheDocument()
  await row.getByRole('link', { name: /^Edit/ }).click()
  await expect.poll(address).toBe('/items/lamp/edit')
})

it('[CON-13] runs the game master’s own check before it is saved, and shows where its error is', async () => {
  const { screen } = await visit('/admin/continuity', { as: gameMaster, files, frame: 'none' })
  await screen.getByText('All continuity checks').click()
  await screen.getByRole('button', { name: 'Write a continuity check' }).click()
  await screen.getByRole('textbox', { name: 'Name' }).fill('People')
  await screen.getByRole('textbox', { name: 'What it looks for' }).fill('Looks for people.')
  await screen.getByRole('textbox', { name: 'Wording of a finding' }).fill('{who} is here')
  const program = screen.getByRole('textbox', { name: /^Datalog/ })
  await program.fill('.decl answer(who: symbol)\nanswer(x) :- charakter(x, _).')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/unknown relation 'charakter' at 2:14/)
  await program.fill('.decl answer(who: symbol)\nanswer(x) :- character(x, _).')
  await screen.getByRole('button', { name: 'Run' }).click()
  await expect.element(screen.getByText('characters/kessa')).toBeVisible()
  await screen.getByRole('button', { name: 'Save' }).click()
  const people = screen.getByRole('region', { name: 'People' })
  await expect.element(people.getByRole('listitem').first()).toMatchTextContent(/^Brother Hask is here/)
})

it('[CON-11] shows an error with a way to try again', async () => {
  const { screen } = await visit('/admin', { as: gameMaster, files, frame: 'none' })
  await breakDatabase()
  await screen
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^Continuity/ })
    .click()
  await expect.element(screen.getByRole('alert').first()).toBeVisible()
})

it('[CON-1] redirects a player to the home page', async () => {
  const { address } = await visit('/admin/continuity', { as: player(), files, frame: 'none' })
  await expect.poll(address).toBe('/')
})
