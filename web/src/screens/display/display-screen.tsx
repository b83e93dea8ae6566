import { useQuery } from '@tanstack/react-query'

import './display.css'
import { display } from '@waybook/messages/display'
import { useState, useEffect } from 'react'

import { LiveProvider } from '#api/live/live-provider.tsx'
import { MeContext, meQuery } from '#api/session.ts'
import { ContourBackground } from '#look/contours.tsx'

import { CodeEntry } from './code/code-entry.tsx'
import { DisplayNotice } from './display-notice.tsx'
import { Television } from './television.tsx'

/** The delay before a television retries an unreachable server. */
const RETRY_AFTER_MS = 3000

/** The page for a television: the code entry until it connects, then the table without controls. */
export function DisplayScreen() {
  useWakeLock()
  const isQuiet = useHiddenCursor()
  // Retries forever because nobody is there to press "Try again".
  const { data: me } = useQuery({ ...meQuery, retry: true, retryDelay: RETRY_AFTER_MS })
  const wasConnected = useWasEver(Boolean(me))
  return (
    <main
      data-display
      data-quiet={isQuiet}
      className="fixed inset-0 overflow-clip text-20 night data-[quiet=true]:cursor-none"
    >
      <ContourBackground seed="the table" className="absolute text-control opacity-20" />
      {me === undefined ? <DisplayNotice title={display.connecting()} /> : null}
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

const QUIET_AFTER_MS = 3000

/** Whether the pointer has been idle for a while. */
function useHiddenCursor(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onMove = () => {
      setQuiet(false)
      clearTimeout(timer)
      timer = setTimeout(() => setQuiet(true), QUIET_AFTER_MS)
    }
    onMove()
    addEventListener('pointermove', onMove)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointermove', onMove)
    }
  }, [])
  return isQuiet
}

/** Keeps the screen on while the page is visible, if the browser can. Browsers release the lock when the page is hidden. */
function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    const ended = new AbortController()
    let held: WakeLockSentinel | null = null
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      const lock = await navigator.wakeLock.request('screen')
      if (ended.signal.aborted) await lock.release()
      else held = lock
    }
    // Browsers refuse in power-saving mode.
    const tryToHold = () => void hold().catch(() => undefined)
    tryToHold()
    document.addEventListener('visibilitychange', tryToHold, { signal: ended.signal })
    return () => {
      ended.abort()
      void held?.release()
    }
  }, [])
}
