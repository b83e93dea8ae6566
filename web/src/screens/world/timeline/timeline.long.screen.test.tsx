import { expect, it } from 'vitest'

import { breakDatabase, callAs, gameMaster, player, visit } from '#testing/visit.tsx'

const frame = 'none'

const event = (name: string, ...lines: string[]) => `---\nname: ${name}\n${lines.join('\n')}\n---\n`
const files = {
  'campaign.yaml': `name: The Road
calendar:
  about: Years of the road.
  months: [{ name: Lampmonth, days: 40 }, { name: Midmonth, days: 0 }, { name: Saltmonth, days: 30 }]
  leapDays: [{ every: 4, month: Midmonth, days: 3 }]
  weekdays: [Lampday, Wickday, Tideday]
  moons: [{ name: The Lamp, cycle: 30 }]
today: 11 Saltmonth 241
`,
  'events/lighting.md': event('The Lighting', 'date: 1 Lampmonth 1', 'tags: [history]'),
  'events/war.md': event('The War', 'date: 218', 'until: 219', 'tags: [history]'),
  'events/oath.md': event('The Oath', 'date: 7 Lampmonth 240', 'playersDate: some spring'),
  'events/plot.md': event('The Plot', 'date: 3 Lampmonth 230', 'visible: false'),
  'events/supper.md': event('Supper', 'date: 30 Saltmonth 241, last night'),
}

const events = () => [...document.querySelectorAll('main h3')].map(({ textContent }) => textContent)

it('[TIME-40] [TIME-41] shows the date of today, the events of each year, and the time until the next event', async () => {
  const { screen } = await visit('/world/timeline', { as: player(), files, frame })
  await expect.element(screen.getByText(/It is Tideday, 11 Saltmonth 241\.$/)).toBeVisible()
  await expect.poll(() => events().toSorted()).toEqual(['Supper', 'The Lighting', 'The War'])
  await expect.element(screen.getByText('19 days to Supper')).toBeVisible()
  await expect.element(screen.getByText('217 years')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2, name: '218' })).toBeVisible()
})

it('[TIME-42] the game master moves today and undoes it, and players see it at once', async () => {
  const { screen } = await visit('/world/timeline', { as: gameMaster, files })
  await expect.element(screen.getByText('Players know “some spring”')).toBeVisible()
  await screen.getByRole('button', { name: 'Forward a day' }).click()
  await expect.element(screen.getByText(/It is Lampday, 12 Saltmonth 241\.$/)).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText(/It is Tideday, 11 Saltmonth 241\.$/)).toBeVisible()
  await screen.unmount()
  const asPlayer = await visit('/world/timeline', { as: player(), files })
  await expect.element(asPlayer.screen.getByText(/It is Tideday, 11 Saltmonth 241\.$/)).toBeVisible()
  await expect.element(asPlayer.screen.getByRole('button', { name: 'Forward a day' })).not.toBeInTheDocument()
  await callAs(gameMaster, 'setToday', { date: '30 Saltmonth 241' })
  await expect.element(asPlayer.screen.getByText(/It is Lampday, 30 Saltmonth 241\.$/)).toBeVisible()
})

it('[TIME-12] [TIME-42] [TIME-44] today is typed or chosen in the month, and an invalid date is refused', async () => {
  const { screen } = await visit('/world/timeline', { as: gameMaster, files, frame })
  await screen.getByRole('button', { name: 'Show the month' }).click()
  await screen.getByLabelText('Today is').fill('31 Saltmonth 241')
  await screen.getByRole('button', { name: 'Set' }).click()
  await expect.element(screen.getByText(/^Saltmonth has 30 days in that year/)).toBeVisible()
  await screen.getByRole('cell', { name: /^20/ }).getByRole('button').click()
  await expect.element(screen.getByText(/It is Tideday, 20 Saltmonth 241\.$/)).toBeVisible()
  await screen.getByRole('button', { name: 'Previous month' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Lampmonth 241' })).toBeVisible()
  await screen.getByRole('button', { name: 'Previous month' }).click()
  await screen.getByRole('button', { name: 'Previous month' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Midmonth 240' })).toBeVisible()
  await expect.poll(() => screen.getByRole('cell', { name: /^\d/ }).all().length).toBe(3)
})

it('[TIME-44] the month marks every day of a long event, also in a later month', async () => {
  const siege = event('The Siege', 'date: 39 Lampmonth 241', 'until: 2 Saltmonth 241')
  const { screen } = await visit('/world/timeline', {
    as: player(),
    files: { ...files, 'events/siege.md': siege },
    frame,
  })
  await screen.getByRole('button', { name: 'Show the month' }).click()
  const month = screen.getByRole('region', { name: 'Month' })
  const wentOn = () =>
    month
      .getByRole('cell', { name: /an event continues/ })
      .elements()
      .map(({ textContent }) => Number.parseInt(textContent, 10))
  await expect.poll(wentOn).toEqual([1, 2])
  await expect.element(month.getByText(/39 Lampmonth 241 to 2 Saltmonth 241/)).toBeVisible()
  await screen.getByRole('button', { name: 'Previous month' }).click()
  await expect.poll(wentOn).toEqual([40])
  await expect.element(month.getByRole('cell', { name: /^39.*an event begins/ })).toBeVisible()
})

it('[TIME-45] Home shows the date of today, with a link to the timeline', async () => {
  const { screen, address } = await visit('/', { as: player(), files, frame })
  await screen.getByRole('link', { name: 'It is Tideday, 11 Saltmonth 241' }).click()
  await expect.poll(address).toBe('/world/timeline')
  await screen.unmount()
  const undated = await visit('/', { as: player(), files: { 'campaign.yaml': 'name: The Road\n' }, frame })
  await expect.element(undated.screen.getByRole('link', { name: /^It is/ })).not.toBeInTheDocument()
})

it('[TIME-43] goes to a year, and a topic in the address filters the timeline', async () => {
  const { screen, address } = await visit('/world/timeline', { as: player(), files, frame })
  await screen.getByRole('button', { name: '#history' }).click()
  await expect.poll(() => events().toSorted()).toEqual(['The Lighting', 'The War'])
  await screen.getByLabelText('Go to a year or date').fill('some day')
  await screen.getByRole('button', { name: 'Go' }).click()
  await expect.element(screen.getByText(/^"some day" is not a date/)).toBeVisible()
  await screen.getByLabelText('Go to a year or date').fill('100')
  await screen.getByRole('button', { name: 'Go' }).click()
  await expect.poll(events).toEqual(['The Lighting'])
  expect(address()).toContain('tag=history')
  await screen.getByRole('button', { name: 'Back to the newest' }).click()
  await expect.poll(() => events().toSorted()).toEqual(['The Lighting', 'The War'])
})

it('[TIME-26] the page of an event shows its date, with a link to the timeline', async () => {
  const { screen, address } = await visit('/events/war', { as: player(), files, frame })
  await screen.getByRole('link', { name: '218 to 219' }).click()
  await expect.poll(address).toContain('/world/timeline')
})

it('[TIME-40] says why the timeline is empty, and what did not load', async () => {
  const { screen } = await visit('/world/timeline', {
    as: player(),
    files: { 'campaign.yaml': 'name: The Road\n' },
    frame,
  })
  await expect.element(screen.getByText('Today’s date is not set.')).toBeVisible()
  await expect.element(screen.getByText(/^Nothing has a date yet\./)).toBeVisible()
  await screen.unmount()
  const broken = await visit('/rules', { as: player(), files, frame })
  await breakDatabase()
  await broken.navigate('/world/timeline')
  await expect.element(broken.screen.getByRole('alert')).toMatchTextContent(/^Failed to load the calendar: /)
})
