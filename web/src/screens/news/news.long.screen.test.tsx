import { expect, it } from 'vitest'

import { breakDatabase, player, visit } from '#testing/visit.tsx'

const frame = 'none'
const files = {
  'newsletters/gazette.md':
    '---\nname: Third lamp found cold\nmasthead: The Small Tidings\ndateline: Saltmonth 241\norder: 1\n---\n\nThe **lamp** was out.\n',
  'newsletters/letter.md': '---\nname: A letter from the General\norder: 2\n---\n\nDear Aunt.\n',
  'newsletters/blank.md': '---\nname: A blank page\norder: 3\n---\n',
}
const long = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path, `${text}\n${'And so on, at length.\n\n'.repeat(60)}`]),
)
const as = player()

it('[SCR-50] [SCR-51] shows every newsletter in the campaign’s order with masthead and date, and says if a newsletter has no text', async () => {
  const { screen } = await visit('/news', { as, files, frame })
  const gazette = screen.getByRole('article', { name: 'Third lamp found cold' })
  await expect.element(gazette.getByText('The Small Tidings')).toBeVisible()
  await expect.element(gazette.getByText('Saltmonth 241')).toBeVisible()
  await expect.element(gazette.getByText('lamp', { exact: true })).toHaveProperty('tagName', 'STRONG')
  const headlines = screen
    .getByRole('article')
    .elements()
    .map((sheet) => sheet.querySelector('h2')?.textContent)
  expect(headlines).toEqual(['Third lamp found cold', 'A letter from the General', 'A blank page'])
  await expect
    .element(screen.getByRole('article', { name: 'A blank page' }))
    .toMatchTextContent('Content not available')
})

it('[SCR-50] the contents link to each newsletter, and each newsletter links to its own page', async () => {
  const { screen, address } = await visit('/news', { as, files, frame })
  await expect.element(screen.getByRole('article').first()).toBeVisible()
  await screen.getByText('In This Volume').first().click()
  await screen.getByRole('link', { name: 'A letter from the General' }).first().click()
  await expect.poll(address).toBe('/news#letter')
  await screen.getByRole('link', { name: 'Open on its own page: A letter from the General' }).click()
  await expect.poll(address).toBe('/newsletters/letter')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'A letter from the General' })).toBeVisible()
})

it('[SCR-50] following the same link in the contents again still scrolls to the newsletter and focuses its headline', async () => {
  const { screen } = await visit('/news', { as, files: long, frame })
  await screen.getByText('In This Volume').first().click()
  const headline = screen.getByRole('heading', { name: 'A letter from the General' })
  const entry = screen.getByRole('link', { name: 'A letter from the General' }).first()
  await entry.click()
  await expect.element(headline).toHaveFocus()
  scrollTo(0, 0)
  await entry.click()
  await expect.element(headline).toBeInViewport()
  await expect.element(headline).toHaveFocus()
})

it('[SCR-50] a URL with a newsletter’s slug scrolls to it, and the newsletter ends with a link to the contents', async () => {
  const { screen } = await visit('/news#letter', { as, files: long, frame })
  await expect.element(screen.getByRole('heading', { name: 'A letter from the General' })).toBeInViewport()
  const letter = screen.getByRole('article', { name: 'A letter from the General' })
  await letter.getByRole('link', { name: 'Back to In This Volume' }).click()
  const contents = screen.getByText('In This Volume', { exact: true }).first()
  await expect.element(contents).toHaveFocus()
  await expect.element(contents).toBeInViewport()
})

it('[SCR-50] shows a message if there are no newsletters', async () => {
  const { screen } = await visit('/news', { as, files: {}, frame })
  await expect.element(screen.getByText('No news yet. What your game master publishes appears here.')).toBeVisible()
})

it('[SCR-52] shows why the news cannot be loaded', async () => {
  const { screen, navigate } = await visit('/profile', { as, files, frame })
  await expect.element(screen.getByRole('heading', { name: 'Profile' })).toBeVisible()
  await breakDatabase()
  await navigate('/news')
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Failed to load news: API query failed: /)
})
