import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, type Page } from '@playwright/test'

const dataDir = process.env['E2E_DATA_DIR'] ?? ''

/** Where the sessions made on arrival are kept for the journeys. */
export const sessionOf = (who: 'game-master' | 'kessa') => path.join(dataDir, `session-${who}.json`)

/** The address behind a line that the start printed, such as `Game master` or `Player (Kessa Vane)`; `house` names another server than the journeys' own. */
export function printedLink(label: string, house = ''): string {
  const lines = readFileSync(path.join(dataDir, house, 'links.txt'), 'utf8').split('\n')
  const line = lines.find((one) => one.startsWith(`${label}: `))
  if (!line) throw new Error(`No link for ${label}`)
  return line.slice(label.length + 2)
}

export const PASSWORD = 'nine lamps on a wet causeway'

/** Follows a one-time link and fills in what it asks for. */
export async function arrive(page: Page, link: string, person: { firstName: string; email: string }): Promise<void> {
  await page.goto(link)
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: /Create/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Drowned Road' })).toBeVisible()
}
