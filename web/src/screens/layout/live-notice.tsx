import { useLocation } from '@tanstack/react-router'
import { frame } from '@waybook/messages/frame'

import { useLive } from '#api/live/live.ts'
import { useWaiting } from '#api/live/use-waiting.ts'
import { useOldestShown } from '#api/offline/offline-state.ts'
import { formatDateTime, formatTime } from '#ui/text/words.ts'

/** A line of text while the page may be out of date, or after a change failed to save. */
export function LiveNotice() {
  const status = useLive()
  const { writes, refused } = useWaiting()
  // The sheet itself shows this next to the number.
  const isSheet = useLocation({ select: ({ pathname }) => pathname === '/my-character' })
  const asOf = useOldestShown()
  const text =
    refused && !isSheet
      ? frame.notSaved()
      : asOf !== null
        ? offlineText(timeOf(asOf), writes.length)
        : status === 'down'
          ? disconnectedText(writes.length)
          : null
  return (
    // Always mounted, because screen readers announce only what changes in an existing live region.
    <output className="pointer-events-none fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-5 grid justify-items-center md:bottom-4 print:hidden">
      {text === null ? null : (
        <p className="rounded-control border border-line bg-surface px-3 py-2 text-14 text-ink shadow-2">{text}</p>
      )}
    </output>
  )
}

/** The time in the device's time zone, with the date if it isn't today. */
function timeOf(at: number): string {
  return new Date(at).toDateString() === new Date().toDateString() ? formatTime(at) : formatDateTime(at)
}

/** `waiting`: the number of changes that are not saved yet. */
function offlineText(time: string, waiting: number): string {
  return waiting === 0 ? frame.offline({ time }) : frame.offlineWaiting({ time, count: waiting })
}

function disconnectedText(waiting: number): string {
  return waiting === 0 ? frame.noConnection() : frame.noConnectionWaiting({ count: waiting })
}
