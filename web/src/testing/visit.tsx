import '#look/look.css'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import type { AnswerOf, OperationName, ParamsOf, WriteName } from '@waybook/contract'
import { expect, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Locator } from 'vitest/browser'

import { createQueryClient } from '#api/query-client.ts'
import { App, createAppRouter } from '#app.tsx'
import { Route as campaignRoute } from '#routes/_campaign.tsx'

import { Frameless } from './frameless.tsx'

/** The viewer of a screen; `null` if not signed in. */
export type Visitor = { readonly role: 'gameMaster' | 'player'; readonly characterId?: string } | null

export const gameMaster: Visitor = { role: 'gameMaster' }
export const player = (characterId?: string): Visitor => ({ role: 'player', ...(characterId && { characterId }) })

/** The files of a campaign, by path. */
type Files = Readonly<Record<string, string>>

/**
 * `none` renders the page without its frame, which takes a third less time. Tests of the navigation, search, notices, dice, live changes or waiting
 * writes need the whole frame. Without it they would wait forever.
 */
export type Frame = 'whole' | 'none'

export interface Visit {
  readonly as: Visitor
  readonly files: Files
  readonly frame?: Frame
}

/** Replaces the server in memory by a new one with this campaign, and signs in. */
export async function openTestServer({ as, files }: Visit): Promise<void> {
  const opened = await fetch('/test-server/open', {
    method: 'POST',
    body: JSON.stringify({ files: { ...CAMPAIGN, ...files }, as }),
  })
  if (!opened.ok) throw new Error(await opened.text())
  onTestFinished(closeTestServer)
}

async function closeTestServer(): Promise<void> {
  await fetch('/test-server/close', { method: 'POST' })
}

/** Opens a test server, renders the screen at `path` as the app does, and waits until it has loaded. */
export async function visit(path: string, opened: Visit) {
  await openTestServer(opened)
  return await openPage(path, opened)
}

/** All tests share the route, so the frame is restored when the test ends. */
function leaveOutFrame(): void {
  const { component } = campaignRoute.options
  if (!component) throw new Error('The route of the campaign has no frame.')
  campaignRoute.update({ component: Frameless })
  onTestFinished(() => void campaignRoute.update({ component }))
}

/** Renders the screen at `path` on the current test server, like a browser that reloads its document. */
export async function openPage(path: string, { frame }: Pick<Visit, 'frame'> = {}) {
  if (frame === 'none') leaveOutFrame()
  const history = createMemoryHistory({ initialEntries: [path] })
  const queries = createQueryClient(() => {})
  const router = createAppRouter(queries, history)
  const screen = await render(<App router={router} />)
  await untilLoaded(queries)
  const navigate = async (to: string) => await router.navigate({ to })
  /** Goes to an address exactly as written, for example with a trailing slash. */
  const enter = (href: string) => history.push(href)
  return { screen, address: () => history.location.href, back: () => history.back(), navigate, enter }
}

/** Waits for the page to load, because a button may move away from under the pointer while it loads. */
async function untilLoaded(queries: QueryClient): Promise<void> {
  const loadState = () => ({
    hasTitle: document.querySelector('h1') !== null,
    fetched: queries
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ queryKey }) => queryKey),
  })
  await expect.poll(loadState, { interval: 10 }).toEqual({ hasTitle: true, fetched: [] })
}

/** Whether one element comes before another on the page, both visually and for screen readers. */
export function isBefore(first: Locator, second: Locator): boolean {
  const [before, after] = [first.element(), second.element()]
  const isAbove = before.getBoundingClientRect().top < after.getBoundingClientRect().top
  return isAbove && Boolean(before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** Creates an account for another user, in a separate session. */
export async function createAccount(as: Visitor): Promise<void> {
  await fetch('/test-server/join', { method: 'POST', body: JSON.stringify(as) })
}

/** Calls an operation as another user, in a separate session. */
export async function callAs<Name extends OperationName>(
  as: Visitor,
  operation: Name,
  params: ParamsOf<Name>,
): Promise<AnswerOf<Name>> {
  const answer = await fetch('/test-server/call', { method: 'POST', body: JSON.stringify({ as, operation, params }) })
  if (!answer.ok) throw new Error(`${operation}: ${answer.status}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server's own tests hold it to the contract
  return (await answer.json()) as AnswerOf<Name>
}

/** Has the editor of an entity open as another user, in a separate session. */
export async function editAs(as: Visitor, entityId: string): Promise<void> {
  const answer = await fetch('/test-server/edit', { method: 'POST', body: JSON.stringify({ as, entityId }) })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Makes every further request that needs the database fail. */
export async function breakDatabase(): Promise<void> {
  await fetch('/test-server/fail', { method: 'POST' })
}

const CAMPAIGN: Files = {
  'campaign.yaml': 'name: The Small Road\ntagline: Short and wet.\nmasthead: The Small Tidings\n',
}

/** Loses the answer to the next call of an operation, after the call has reached the server. */
export function loseAnswer(operation: WriteName): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await fetch(...request)
    const body = request[1]?.body
    if (typeof body !== 'string' || !body.includes(`"operation":"${operation}"`)) return response
    vi.stubGlobal('fetch', fetch)
    throw new TypeError('Failed to fetch')
  })
}

/** Clicks a result until it disappears. For its first 100 ms, clicks do not clear it (TRAY-7). */
export async function clickAway(result: Locator): Promise<void> {
  await expect
    .poll(() => {
      result.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return result.query()
    })
    .toBeNull()
}
