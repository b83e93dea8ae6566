import './display.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { LiveProvider } from '#api/live/live-provider.tsx'
import { MeContext, meQuery } from '#api/session.ts'
import { ContourBackground } from '#look/contours.tsx'

import { CodeEntry } from './code/code-entry.tsx'
import { DisplayNotice } from './display-notice.tsx'
import { Television } from './television.tsx'
import { useHiddenCursor } from './use-hidden-cursor.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** How soon a television that cannot reach the server asks again. */
const ASKED_AGAIN_MS = 3000

/** The page for a television: the code until it is connected, then the table, with nothing to press. */
export function DisplayScreen() {
  useWakeLock()
  const isQuiet = useHiddenCursor()
  // Nobody stands beside it who could press "Try again".
  const { data: me } = useQuery({ ...meQuery, retry: true, retryDelay: ASKED_AGAIN_MS })
  const wasConnected = useWasEver(Boolean(me))
  return (
    <main
      data-display
      data-quiet={isQuiet}
      className="fixed inset-0 overflow-clip text-20 night data-[quiet=true]:cursor-none"
    >
      <ContourBackground seed="the table" className="absolute text-control opacity-20" />
      {me === undefined ? <DisplayNotice title="Connecting…" /> : null}
      {me === null ? <CodeEntry wasDisconnected={wasConnected} /> : null}
      {me ? (
        <MeContext value={me}>
          <LiveProvider>
            <Television />
          </LiveProvider>
        </MeContext>
      ) : null}
    </main>
  )
}

function useWasEver(is: boolean): boolean {
  const [was, setWas] = useState(is)
  if (is && !was) setWas(true)
  return was
}
