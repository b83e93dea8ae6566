import type { SessionRhythm } from '@waybook/contract'
import { schedule } from '@waybook/messages/schedule'
import { useState } from 'react'

import { useMe } from '#api/session.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'
import { RailSection } from '#ui/page/panel.tsx'
import { cityOf } from '#ui/text/date-words.ts'

import type { RhythmFormProps } from './rhythm-form.tsx'
import { rhythmInWords } from './rhythm-words.ts'

/** Only for game masters. */
const RhythmForm = lazyPart<RhythmFormProps>(async () => (await import('./rhythm-form.tsx')).RhythmForm, {
  inAdvance: false,
})

/** How often the group plays. */
export function RhythmSection({ rhythm }: { readonly rhythm: SessionRhythm | null }) {
  const isGameMaster = useMe().role === 'gameMaster'
  const [isOpen, setOpen] = useState(false)
  if (!rhythm && !isGameMaster) return null
  return (
    <RailSection title={schedule.rhythm()}>
      {rhythm ? (
        <>
          <p className="font-serif text-18">{rhythmInWords(rhythm)}</p>
          <p className="text-14 text-ink-2">{schedule.clockCounts({ city: cityOf(rhythm.zone) })}</p>
        </>
      ) : (
        <p className="text-14 text-ink-2">{schedule.rhythmHint()}</p>
      )}
      {isGameMaster ? (
        <Button className="mt-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {rhythm ? schedule.changeRhythm() : schedule.setRhythm()}
        </Button>
      ) : null}
      {isOpen ? <RhythmForm rhythm={rhythm} onClose={() => setOpen(false)} /> : null}
    </RailSection>
  )
}
