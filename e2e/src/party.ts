import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'

import { sessionOf } from './server/run-folder.ts'
import { callOperation } from './table.ts'

export const PASSWORD = 'nine lamps on a wet causeway'

interface Person {
  readonly firstName: string
  readonly email: string
}

/** Follows a one-time link and fills in its form. */
export async function createAccount(
  page: Page,
  link: string,
  person: Person,
  // The Home of a player, or of the game master of a fresh installation.
  home: string | RegExp = /^The Drowned Road$|Where do we begin\?$/,
): Promise<void> {
  await page.goto(link)
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: /Create/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible()
}

/** Accepts a one-time link as scripts do; the request context then has the session. */
export async function acceptLink(
  request: APIRequestContext,
  link: string,
  { firstName, email }: Person,
): Promise<void> {
  const { origin, hash } = new URL(link)
  const data = { token: hash.slice(1), firstName, lastName: '', email, password: PASSWORD }
  const accepted = await request.post('/api/auth/link/accept', { data, headers: { origin } })
  if (!accepted.ok()) throw new Error(`${firstName} could not accept the link: ${await accepted.text()}`)
}

/** A page of a new browser, signed in with a one-time link. */
export async function joinAs(browser: Browser, firstName: string, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await acceptLink(page.request, link, { firstName, email: `${firstName}@lowtarrow.example` })
  await page.goto('/profile')
  return page
}

/** The URL of a new one-time link for the player of a character. */
export async function invite(gameMaster: Page, characterId: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own tests hold it to the contract
  const { path } = (await callOperation(gameMaster, 'makeInvite', { role: 'player', characterId })) as {
    readonly path: string
  }
  return new URL(path, gameMaster.url()).href
}

/** A page of a new browser with a session prepared before the journeys. */
export async function openAs(browser: Browser, who: Parameters<typeof sessionOf>[0], path: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: sessionOf(who) })).newPage()
  await page.goto(path)
  return page
}
