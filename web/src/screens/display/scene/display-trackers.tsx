import { display } from '@waybook/messages/display'

import { TrackerMeter, trackerWords } from '#parts/tracker/tracker-meter.tsx'
import { useTrackers } from '#parts/tracker/use-trackers.ts'

/** More would reach down to the result of a roll. */
const SHOWN_MAX = 6

/** The clocks and counters for everyone, below the name of the scene. */
export function DisplayTrackers() {
  const trackers = useTrackers()
  if (trackers.length === 0) return null
  const more = trackers.length - SHOWN_MAX
  return (
    <aside aria-label={display.clocks()} className="absolute top-[6.6rem] left-10 z-3 grid max-w-[26%] gap-2.5">
      {trackers.slice(0, SHOWN_MAX).map((tracker) => (
        <div
          key={tracker.id}
          className="hud flex min-w-0 items-center gap-4 justify-self-start rounded-tray! p-2.5 pe-6"
        >
          <TrackerMeter tracker={tracker} className="size-[4.2rem]" />
          <p className="leading-tight min-w-0 text-[1.27rem]">
            <b className="line-clamp-2 font-semibold wrap-anywhere">{tracker.name}</b>
            {tracker.maximum === null ? null : <span className="text-ink-2">{trackerWords(tracker)}</span>}
          </p>
        </div>
      ))}
      {more > 0 ? <p className="text-[1.19rem] text-ink-2">{display.andMore({ count: more })}</p> : null}
    </aside>
  )
}
