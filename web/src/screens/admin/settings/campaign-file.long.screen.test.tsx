import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'

import { call } from '#api/call.ts'
import { callAs, gameMaster, visit } from '#testing/visit.tsx'

const text = `# The road.
name:   The Small Road # short
skills:
  - standard # all of them
  - { id: sailing,  characteristic: agility }
  - id: tideReading # at the ford
    name: Reading the tide
    characteristic: cunning
masthead: "Tidings"
`

async function open(viewport: readonly [number, number] = [1440, 900], campaign = text) {
  await page.viewport(...viewport)
  const { screen } = await visit('/admin/settings', {
    as: gameMaster,
    files: { 'campaign.yaml': campaign },
    frame: 'none',
  })
  const form = screen.getByRole('region', { name: 'Campaign', exact: true })
  await expect.element(form.getByRole('group', { name: 'Skills' })).toBeVisible()
  const save = async () => await form.getByRole('button', { name: 'Save campaign' }).click()
  const saved = async () => {
    await save()
    await expect.element(form.getByText('Saved. Everyone can see it now.')).toBeVisible()
    return (await call('getCampaignSource', {})).text
  }
  const press = async (name: string) => await form.getByRole('button', { name }).click()
  return { form, press, save, saved }
}

it('[ADM-305] adds a custom skill, also at 360 px, and sheets list it', async () => {
  const { form, press, saved } = await open([360, 740])
  await press('Add a custom skill')
  const own = form.getByRole('group', { name: 'Custom skill' })
  await own.getByLabelText('Name').fill('Rope work')
  await expect.element(own.getByLabelText('Id')).toHaveValue('ropeWork')
  await own.getByLabelText('Characteristic').selectOptions('brawn')
  await own.getByLabelText('Heading on the sheet').fill('The Sea')
  await press('Add this skill')
  const added = '  - id: ropeWork\n    name: Rope work\n    characteristic: brawn\n    group: The Sea\n'
  expect(await saved()).toBe(text.replace('masthead', `${added}masthead`))
  const me: unknown = await (await fetch('/api/me')).json()
  const { campaign } = z.object({ campaign: z.object({ skills: z.array(z.unknown()) }) }).parse(me)
  expect(campaign.skills.at(-1)).toEqual({
    id: 'ropeWork',
    name: 'Rope work',
    characteristic: 'brawn',
    group: 'The Sea',
  })
})

it('[ADM-305] changes, moves and removes skills, and preserves every other byte', async () => {
  const { form, press, saved } = await open()
  await press('Remove Sailing')
  await form.getByText('Change Reading the tide').click()
  await form.getByLabelText('Name').last().fill('Tides')
  const without = text.replace('  - { id: sailing,  characteristic: agility }\n', '')
  expect(await saved()).toBe(without.replace('name: Reading the tide', 'name: Tides'))
  await press('Move Tides up')
  await expect
    .element(form.getByRole('list', { name: 'Skills' }).getByRole('listitem').first())
    .toMatchTextContent(/^Tides/)
  await press('Remove Tides')
  await press('Remove All standard skills')
  expect(await saved()).not.toContain('skills')
})

it('[ADM-305] shows an error of a skill beside it, with the message of waybook check', async () => {
  const { form, save } = await open()
  await form.getByText('Change Sailing').click()
  await form.getByLabelText('Id').first().fill('Sailing boats')
  await save()
  const row = form.getByRole('list', { name: 'Skills' }).getByRole('listitem').nth(1)
  await expect
    .element(row)
    .toMatchTextContent(
      /"skills\.1\.id" cannot be "Sailing boats".*write a lowercase letter, then letters, digits and -/,
    )
  expect((await call('getCampaignSource', {})).text).toBe(text)
})

it('[ADM-306] edits the whole file, and merges changes that others save elsewhere in it', async () => {
  const { form, save, saved } = await open()
  await form.getByText('Whole file').click()
  const file = form.getByLabelText('campaign.yaml')
  await expect.element(file).toHaveValue(text)
  const mine = text.replace('Small Road # short', 'Long Road # long')
  await userEvent.fill(file, mine)
  const { version } = await call('getCampaignSource', {})
  const theirs = text.replace('"Tidings"', '"News"').replace('Small', 'Wide')
  await callAs(gameMaster, 'saveCampaign', { text: theirs, baseVersion: version })
  await save()
  await expect.element(form.getByText(/Your changes are now merged into theirs/)).toBeVisible()
  expect(await saved()).toBe(mine.replace('"Tidings"', '"News"'))
})

it('[ADM-306] reports where an invalid file fails to parse', async () => {
  const { form, save } = await open()
  await form.getByText('Whole file').click()
  await userEvent.fill(form.getByLabelText('campaign.yaml'), 'name: [')
  await save()
  await expect.element(form.getByRole('alert').first()).toMatchTextContent(/Line 1: /)
})
