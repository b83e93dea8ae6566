import { sessionNotice } from '@waybook/messages/sessionNotice'

import { call, newIdempotencyKey } from '#api/call.ts'
import { useOnLive } from '#api/live/live.ts'
import { showNotice, showNoticeLater } from '#stores/notice.ts'
import { messageOf } from '#ui/state/error-alert.tsx'

/** Tells game masters that play has begun a session, and lets them do without it. */
export function SessionNotice() {
  useOnLive('sessionBegan', ({ sessionId, number }) =>
    showNoticeLater({
      text: sessionNotice.begun({ number }),
      action: { label: sessionNotice.notTonight(), run: () => void deleteSession(sessionId) },
    }),
  )
  return null
}

async function deleteSession(sessionId: string): Promise<void> {
  try {
    await call('deleteSession', { sessionId }, { idempotencyKey: newIdempotencyKey() })
  } catch (error) {
    showNotice({ text: messageOf(error) })
  }
}
