import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, vi } from 'vitest'
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

const STILL_WITHIN_MS = 1000

const signedOut: string[] = []
afterEach(() => signedOut.splice(0))

interface Visit {
  readonly as: Visitor
  readonly files: Files
}

/** Raises a fresh server in memory with this campaign, and signs in. */
export async function openStage({ as, files }: Visit): Promise<void> {
  const opened = await fetch('/stage/open', {
    method: 'POST',
    body: JSON.stringify({ files: { ...CAMPAIGN, ...files }, as }),
  })
  if (!opened.ok) throw new Error(await opened.text())
}

/** Opens a stage, shows the screen at `path` as the app does, and waits as a visitor would until it is all there. */
export async function visit(path: string, stage: Visit) {
  await openStage(stage)
  const history = createMemoryHistory({ initialEntries: [path] })
  const queries = createQueryClient(() => signedOut.push(history.location.href))
  const screen = await render(<App router={createAppRouter(queries, history)} />)
  await untilStill(queries)
  return { screen, address: () => history.location.href, back: () => history.back() }
}

/** What is pressed while parts of a page still come in may be moved away under the pointer. Some tests hold an answer back: they are not kept long. */
async function untilStill(queries: QueryClient): Promise<void> {
  const isStill = () => {
    if (!document.querySelector('h1') || queries.isFetching() > 0) throw new Error('The page is still coming in')
  }
  await vi.waitFor(isStill, { timeout: STILL_WITHIN_MS, interval: 10 }).catch(() => {})
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
