import type { SessionRhythm } from '@waybook/contract'
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
    <RailSection title="Rhythm">
      {rhythm ? (
        <>
          <p className="font-serif text-18">{rhythmInWords(rhythm)}</p>
          <p className="text-14 text-ink-2">{`The clock in ${cityOf(rhythm.zone)} counts, summer and winter.`}</p>
        </>
      ) : (
        <p className="text-14 text-ink-2">
          Do you meet every week or two? Then the next twelve weeks plan themselves. Single dates can still be moved or
          called off.
        </p>
      )}
      {isGameMaster ? (
        <Button className="mt-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {rhythm ? 'Change the rhythm...' : 'Set a rhythm...'}
        </Button>
      ) : null}
      {isOpen ? <RhythmForm rhythm={rhythm} onClose={() => setOpen(false)} /> : null}
    </RailSection>
  )
}
