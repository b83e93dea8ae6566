import type { Tracker } from '@waybook/contract'
import { tableTrackers } from '@waybook/messages/tableTrackers'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { TrackerMeter, trackerWords } from '#parts/tracker/tracker-meter.tsx'
import { useTrackers } from '#parts/tracker/use-trackers.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Stepper } from '#ui/field/stepper.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { PanelSection } from '../panel/panel-section.tsx'
import type { TrackerFormProps } from './tracker-form.tsx'
import { useTick } from './use-tick.ts'

const TrackerForm = lazyPart<TrackerFormProps>(async () => (await import('./tracker-form.tsx')).TrackerForm, {
  inAdvance: false,
})

/** The clocks and counters of the campaign. The game master ticks, adds and changes them. */
export function TrackersSection() {
  const trackers = useTrackers()
  const edits = useMe().may.includes('editTokens')
  const [opened, setOpened] = useState<Tracker | 'new' | null>(null)
  if (trackers.length === 0 && !edits) return null
  return (
    <PanelSection title={tableTrackers.title()} {...(trackers.length > 0 && { note: `${trackers.length}` })}>
      <ul className="grid gap-3">
        {trackers.map((tracker) => (
          <li key={tracker.id} className="flex min-w-0 items-center gap-3">
            {edits ? (
              <TickedTracker tracker={tracker} onOpen={() => setOpened(tracker)} />
            ) : (
              <Shown tracker={tracker} />
            )}
          </li>
        ))}
      </ul>
      {edits ? (
        <Button size="compact" className="mt-3" aria-haspopup="dialog" onClick={() => setOpened('new')}>
          <Icon name="plus" />
          {tableTrackers.add()}
        </Button>
      ) : null}
      {opened === null ? null : (
        <TrackerForm tracker={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
      )}
    </PanelSection>
  )
}

function Shown({ tracker }: { readonly tracker: Tracker }) {
  return (
    <>
      <TrackerMeter tracker={tracker} className="size-16" />
      <p className="min-w-0">
        <b className="font-semibold wrap-anywhere">{tracker.name}</b>
        {tracker.maximum === null ? null : <span className="block text-14 text-ink-2">{trackerWords(tracker)}</span>}
      </p>
    </>
  )
}

interface TickedTrackerProps {
  readonly tracker: Tracker
  readonly onOpen: () => void
}

function TickedTracker({ tracker, onOpen }: TickedTrackerProps) {
  const { name, value, maximum } = tracker
  const tick = useTick(tracker)
  return (
    <>
      <TrackerMeter tracker={tracker} className="size-20" onTick={tick} />
      <div className="grid min-w-0 grow">
        <div className="flex items-center gap-1">
          <p className="min-w-0 grow">
            <b className="leading-tight line-clamp-2 font-semibold wrap-anywhere">{name}</b>
            <span className="text-14 text-ink-2">{audienceWords(tracker)}</span>
          </p>
          <IconButton
            label={tableTrackers.changeNamed({ name })}
            title={tableTrackers.change()}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            <Icon name="pencil" />
          </IconButton>
        </div>
        <Stepper
          name={`${name}, ${trackerWords(tracker)}`}
          less={{ label: tableTrackers.oneLess({ name }), disabled: value === 0, onStep: () => tick(-1) }}
          more={{ label: tableTrackers.oneMore({ name }), disabled: value === maximum, onStep: () => tick(1) }}
        >
          <span>{trackerWords(tracker)}</span>
        </Stepper>
      </div>
    </>
  )
}

function audienceWords({ audience }: Tracker): string {
  if (audience === 'everyone') return tableTrackers.everyoneSees()
  if (audience === 'gameMaster' || audience === undefined) return tableTrackers.hidden()
  return tableTrackers.playersSee({ count: audience.length })
}
