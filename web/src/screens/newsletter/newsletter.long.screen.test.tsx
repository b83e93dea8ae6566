import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { breakDatabase, gameMaster, player, visit } from '#testing/visit.tsx'

const frame = 'none'

const files = {
  'newsletters/gazette.md':
    '---\nname: Third lamp found cold\nmasthead: The Small Tidings\ndateline: Saltmonth 241\ndate: 2026-11-22\n---\n\nThe **lamp** was out.\n',
  'newsletters/secret.md': '---\nname: A secret edict\ndate: 2026-11-21\nvisible: false\n---\n\nBurn this.\n',
  'newsletters/letter.md': '---\nname: A letter from the General\ndate: 2026-11-20\n---\n\nDear Aunt.\n',
  'newsletters/blank.md': '---\nname: A blank page\ndate: 2026-11-19\n---\n',
}
const as = player()

it.each(['/newsletters/gazette', '/Newsletters/Gazette'])('[SCR-55] %s shows one newsletter', async (path) => {
  const { screen } = await visit(path, { as, files, frame })
  const sheet = screen.getByRole('article', { name: 'Third lamp found cold' })
  await expect.element(sheet.getByRole('heading', { level: 1, name: 'Third lamp found cold' })).toBeVisible()
  await expect.element(sheet.getByText('The Small Tidings')).toBeVisible()
  await expect.element(sheet.getByText('Saltmonth 241')).toBeVisible()
  await expect.element(sheet.getByText('lamp', { exact: true })).toHaveProperty('tagName', 'STRONG')
  expect(screen.getByRole('article').elements()).toHaveLength(1)
  await expect.poll(() => document.title).toMatch(/^Third lamp found cold · /)
})

it('[SCR-55] links to the older and newer newsletters that the viewer may see, and to all news', async () => {
  const { screen, address } = await visit('/newsletters/letter', { as, files, frame })
  const others = screen.getByRole('navigation', { name: 'Other newsletters' })
  await expect.element(others.getByRole('link', { name: 'Older A blank page' })).toBeVisible()
  await others.getByRole('link', { name: 'Newer Third lamp found cold' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Third lamp found cold' })).toHaveFocus()
  await expect.element(others.getByRole('link')).toMatchTextContent('OlderA letter from the General')
  await screen.getByRole('main').getByRole('link', { name: 'All news' }).click()
  await expect.poll(address).toBe('/news')
})

it('[SCR-55] the game master also sees hidden newsletters, and edits with a key', async () => {
  const { screen, address } = await visit('/newsletters/gazette', { as: gameMaster, files, frame })
  await screen.getByRole('link', { name: 'Older A secret edict' }).click()
  const sheet = screen.getByRole('article', { name: 'A secret edict' })
  await expect.element(sheet.getByText('Hidden from players')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Newsletter Visibility' })).toBeVisible()
  await userEvent.keyboard('e')
  await expect.poll(address).toBe('/newsletters/secret/edit')
})

it('[SCR-51] says that a newsletter has no text', async () => {
  const { screen } = await visit('/newsletters/blank', { as, files, frame })
  await expect.element(screen.getByRole('article')).toMatchTextContent('Content not available')
})

it.each(['/newsletters/secret', '/newsletters/no-such', '/newsletters/a/b'])(
  '[SCR-56] %s is not found',
  async (path) => {
    const { screen } = await visit(path, { as, files, frame })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Newsletter not found' })).toBeVisible()
    expect(document.body.textContent).not.toContain('Burn this')
  },
)

it('[SCR-56] says why a newsletter cannot be loaded', async () => {
  const { screen } = await visit('/news', { as, files, frame })
  await expect.element(screen.getByRole('article', { name: 'A blank page' })).toBeVisible()
  await breakDatabase()
  await screen.getByRole('link', { name: 'Open on its own page: A blank page' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Error loading newsletter: API query failed: /)
})
