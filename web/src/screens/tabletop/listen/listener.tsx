import { listen } from '@waybook/messages/listen'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { useListening } from '#stores/listening.ts'

import { notify } from '../announcer.tsx'
import { useTable, useTableState } from '../table-context.ts'
import { changeWords } from './change-words.ts'
import { nearWords, possibleWords, sceneWords, type Situation } from './situation-words.ts'
import { useIsSituationLoaded, useSituation } from './use-situation.ts'

/** Enough to read again what was missed. */
const LINES_KEPT = 30

interface Line {
  readonly id: number
  readonly text: string
}

const words = { scene: sceneWords, near: nearWords, possible: possibleWords }

/** Says in words what happens at the table, and what the viewer asked to hear. Screen readers read each new line. */
export function Listener() {
  const situation = useSituation()
  const isLoaded = useIsSituationLoaded()
  const lines = useChangeLines(isLoaded ? situation : null)
  useAnswer(isLoaded ? situation : null)
  return (
    <div role="log" aria-label={listen.log()} className="sr-only">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

/** What has changed, in sentences. `null` while the situation is loading: all of it would seem to have just happened. */
function useChangeLines(situation: Situation | null): readonly Line[] {
  const detail = useListening()
  const before = useRef<Situation>(null)
  const [lines, setLines] = useState<readonly Line[]>([])
  const compare = useEffectEvent((now: Situation) => {
    const said = before.current && detail !== 'off' ? changeWords(before.current, now, detail) : []
    before.current = now
    if (said.length === 0) return
    setLines((kept) => {
      const next = (kept.at(-1)?.id ?? 0) + 1
      return [...kept, ...said.map((text, index) => ({ id: next + index, text }))].slice(-LINES_KEPT)
    })
  })
  useEffect(() => {
    if (situation) compare(situation)
  }, [situation])
  return lines
}

function useAnswer(situation: Situation | null): void {
  const { state } = useTable()
  const asked = useTableState((now) => now.asked)
  const answer = useEffectEvent((question: keyof typeof words, now: Situation) => {
    notify(words[question](now))
    state.change({ asked: null })
  })
  useEffect(() => {
    if (asked && situation) answer(asked, situation)
  }, [asked, situation])
}
