import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'

import '../look/look.css'
import { App, createAppRouter } from '../app.tsx'
import { createQueryClient } from '../client/query-client.ts'

/** Who looks at a screen; `null` is nobody signed in. */
export type Visitor =
  | { readonly role: 'gameMaster' }
  | { readonly role: 'player'; readonly characterId?: string }
  | null

export const gameMaster: Visitor = { role: 'gameMaster' }
export const player = (characterId?: string): Visitor => ({ role: 'player', ...(characterId && { characterId }) })

/** The files of a campaign, by path. */
type Files = Readonly<Record<string, string>>

interface Visit {
  readonly as: Visitor
  readonly files: Files
}

/** Raises a fresh server in memory with this campaign, in the place of the one before, and signs in. */
export async function openStage({ as, files }: Visit): Promise<void> {
  const opened = await fetch('/stage/open', {
    method: 'POST',
    body: JSON.stringify({ files: { ...CAMPAIGN, ...files }, as }),
  })
  if (!opened.ok) throw new Error(await opened.text())
  onTestFinished(closeStage)
}

async function closeStage(): Promise<void> {
  await fetch('/stage/close', { method: 'POST' })
}

/** Opens a stage, shows the screen at `path` as the app does, and waits as a visitor would until it is all there. */
export async function visit(path: string, stage: Visit) {
  await openStage(stage)
  const history = createMemoryHistory({ initialEntries: [path] })
  const queries = createQueryClient(() => {})
  const screen = await render(<App router={createAppRouter(queries, history)} />)
  await untilStill(queries)
  return { screen, address: () => history.location.href, back: () => history.back() }
}

/** What is pressed while parts of a page still come in may be moved away under the pointer. */
async function untilStill(queries: QueryClient): Promise<void> {
  const coming = () => ({
    hasTitle: document.querySelector('h1') !== null,
    fetched: queries
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching' })
      .map(({ queryKey }) => queryKey),
  })
  await expect.poll(coming, { interval: 10 }).toEqual({ hasTitle: true, fetched: [] })
}

/** Somebody else makes an account, in a browser of their own. */
export async function joinStage(as: Visitor): Promise<void> {
  await fetch('/stage/join', { method: 'POST', body: JSON.stringify(as) })
}

/** From now on the server fails whatever it is asked of the store. */
export async function breakStore(): Promise<void> {
  await fetch('/stage/fail', { method: 'POST' })
}

const CAMPAIGN: Files = {
  'campaign.yaml': 'name: The Small Road\ntagline: Short and wet.\nmasthead: The Small Tidings\n',
}
