import { expect, request, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test'

import { sessionOf } from './server/run-folder.ts'

export const GATE = 'scenes/the-toll-gate'
const campaignId = 'dam3'

/** Opens the tabletop as a user and waits for the live connection. */
export async function openTable(
  browser: Browser,
  who: 'game-master' | 'kessa',
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const page = await (await browser.newContext({ storageState: sessionOf(who), ...options })).newPage()
  await joinTable(page)
  return page
}

export async function joinTable(page: Page): Promise<void> {
  await page.goto('/vtt/dam3')
  await expect(page.getByText(/\d (person|people) here/)).toBeVisible()
}

/** A user who calls operations without a page, because loading a page takes a hundred times as long as a call. */
export async function callerAs(who: 'game-master' | 'kessa', origin: string): Promise<APIRequestContext> {
  return await request.newContext({ baseURL: origin, storageState: sessionOf(who), extraHTTPHeaders: { origin } })
}

/** Calls an operation of the campaign as this user, or as the page's user, and returns the response. */
export async function callOperation(
  caller: Page | APIRequestContext,
  operation: string,
  params: object = {},
): Promise<unknown> {
  const body = JSON.stringify({ operation, params: { campaignId, ...params } })
  const { status, answer } = 'evaluate' in caller ? await askWithin(caller, body) : await ask(caller, body)
  expect(status, JSON.stringify(answer)).toBe(200)
  return answer
}

interface Asked {
  readonly status: number
  readonly answer: unknown
}

const headers = { 'Content-Type': 'application/json' }

async function ask(caller: APIRequestContext, data: string): Promise<Asked> {
  const response = await caller.post('/api/query', { data, headers })
  const answer: unknown = await response.json()
  return { status: response.status(), answer }
}

async function askWithin(page: Page, body: string): Promise<Asked> {
  return await page.evaluate(
    async (init) => {
      const response = await fetch('/api/query', { method: 'POST', ...init })
      const answer: unknown = await response.json()
      return { status: response.status, answer }
    },
    { headers, body },
  )
}

interface Stored {
  readonly tokens: readonly { readonly id: string; readonly position: { readonly x: number; readonly y: number } }[]
}

/** The stored positions of the tokens of a scene that the user may see. */
export async function stored(page: Page | APIRequestContext, sceneId = GATE): Promise<Record<string, string>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own tests hold it to the contract
  const { tokens } = (await callOperation(page, 'getTokens', { sceneId })) as Stored
  return Object.fromEntries(tokens.map(({ id, position: { x, y } }) => [id, `${x.toFixed(1)} ${y.toFixed(1)}`]))
}

/** Expects all screens to show the stored tokens of a scene. */
export async function agree(pages: readonly Page[], sceneId: string): Promise<void> {
  // The last move may still be on its way to the store.
  for (const page of pages)
    await expect(async () => expect(await drawn(page)).toEqual(await stored(page, sceneId))).toPass()
}

/** The positions at which a page draws its tokens. */
export async function drawn(page: Page): Promise<Record<string, string>> {
  const places = await page.locator('[data-token-id]').evaluateAll((figures) =>
    figures.map((figure) =>
      figure instanceof HTMLElement
        ? {
            id: figure.dataset['tokenId'] ?? '',
            at: ['--x', '--y'].map((name) => Number(figure.style.getPropertyValue(name)).toFixed(1)).join(' '),
          }
        : { id: '', at: '' },
    ),
  )
  return Object.fromEntries(places.map(({ id, at }) => [id, at]))
}

/** Makes the toll gate the active scene and replaces its tokens with tokens of these characters. */
export async function setTable(
  page: Page | APIRequestContext,
  ...characters: readonly (readonly [name: string, visible: boolean])[]
) {
  await callOperation(page, 'setActiveScene', { sceneId: GATE })
  for (const tokenId of Object.keys(await stored(page))) await callOperation(page, 'removeToken', { tokenId })
  for (const [index, [name, visible]] of characters.entries())
    await callOperation(page, 'addToken', {
      sceneId: GATE,
      characterId: `characters/${name}`,
      position: { x: 30 + 15 * index, y: 40 },
      size: 'medium',
      visible,
    })
}

export const tokenOf = (page: Page, name: RegExp): Locator => page.locator('[data-token-id]').and(page.getByLabel(name))

/** Drags a token by a number of pixels, in steps like a hand. */
export async function drag(
  page: Page,
  token: Locator,
  by: { readonly x: number; readonly y: number },
  steps = 20,
): Promise<void> {
  const box = await token.boundingBox()
  if (!box) throw new Error('The token does not exist')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps })
  await page.mouse.up()
}

/** Chooses the reveal step on a character's page. The radio changes only after the write, which the page learns of after the click. */
export async function chooseReveal(gameMaster: Page, step: 'Hidden' | 'Name' | 'Page' | 'Stats'): Promise<void> {
  const radio = gameMaster.getByRole('radio', { name: step })
  await radio.click()
  await expect(radio).toBeChecked()
}
