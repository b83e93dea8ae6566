import { listen } from '@waybook/messages/listen'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { ListeningDetail } from '#stores/listening.ts'

import { changeWords } from './change-words.ts'
import type { Situation } from './situation-words.ts'
import { useIsSituationLoaded, useSituation } from './use-situation.ts'

/** Enough to read again what was missed. */
const LINES_KEPT = 30

interface Line {
  readonly id: number
  readonly text: string
}

/** Says in words what happens at the table. Screen readers read each new line. */
export function Listener({ detail }: { readonly detail: Exclude<ListeningDetail, 'off'> }) {
  const situation = useSituation()
  const isLoaded = useIsSituationLoaded()
  const before = useRef<Situation>(null)
  const [lines, setLines] = useState<readonly Line[]>([])
  const compare = useEffectEvent((now: Situation) => {
    const said = before.current ? changeWords(before.current, now, detail) : []
    before.current = now
    if (said.length === 0) return
    setLines((kept) => {
      const next = (kept.at(-1)?.id ?? 0) + 1
      return [...kept, ...said.map((text, index) => ({ id: next + index, text }))].slice(-LINES_KEPT)
    })
  })
  useEffect(() => {
    if (isLoaded) compare(situation)
  }, [isLoaded, situation])
  return (
    <div role="log" aria-label={listen.log()} className="sr-only">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
