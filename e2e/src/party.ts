import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test'

export const PASSWORD = 'nine lamps on a wet causeway'

interface Person {
  readonly firstName: string
  readonly email: string
}

/** Follows a one-time link and fills in its form. */
export async function createAccount(page: Page, link: string, person: Person): Promise<void> {
  await page.goto(link)
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: /Create/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Drowned Road' })).toBeVisible()
}

/** Accepts a one-time link as scripts do; the request context then has the session. */
export async function acceptLink(asking: APIRequestContext, link: string, { firstName, email }: Person): Promise<void> {
  const { origin, hash } = new URL(link)
  const data = { token: hash.slice(1), firstName, lastName: '', email, password: PASSWORD }
  const accepted = await asking.post('/api/auth/link/accept', { data, headers: { origin } })
  if (!accepted.ok()) throw new Error(`${firstName} could not accept the link: ${await accepted.text()}`)
}

/** A page of a new browser, signed in with a one-time link. */
export async function joinAs(browser: Browser, firstName: string, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await acceptLink(page.request, link, { firstName, email: `${firstName}@lowtarrow.example` })
  await page.goto('/profile')
  return page
}
