import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach } from 'vitest'
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

/** Opens a stage, and shows the screen at `path` as the app does. */
export async function visit(path: string, stage: Visit) {
  await openStage(stage)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter(
    createQueryClient(() => signedOut.push(history.location.href)),
    history,
  )
  const screen = await render(<App router={router} />)
  return { screen, address: () => history.location.href, back: () => history.back() }
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
