import { useEffect, useRef, type RefObject } from 'react'

import { TextField } from '#ui/field/text-field.tsx'

import { FILTER_TEXT_MAX } from './list-filter.ts'

/** So long a pause in typing is taken for a question. */
const PAUSE_MS = 200

interface TextFilterProps {
  readonly ref: RefObject<HTMLInputElement | null>
  /** What the address says. */
  readonly text: string
  readonly onText: (text: string) => void
}

/** What is typed counts after a pause, and at once when the field is left or Enter is pressed. */
export function TextFilter({ ref, text, onText }: TextFilterProps) {
  const pause = useRef<number>(undefined)
  const told = useRef(text)
  useEffect(() => () => clearTimeout(pause.current), [])
  // The way back, a link and "Clear filters" change the text from outside; the echo of what was told leaves the field alone, which may be ahead of it.
  useEffect(() => {
    if (text === told.current || !ref.current) return
    clearTimeout(pause.current)
    told.current = text
    ref.current.value = text
  }, [ref, text])
  const tell = () => {
    clearTimeout(pause.current)
    const typed = ref.current?.value.trim() ?? ''
    if (typed === told.current) return
    told.current = typed
    onText(typed)
  }
  const wait = () => {
    clearTimeout(pause.current)
    pause.current = window.setTimeout(tell, PAUSE_MS)
  }
  return (
    <div className="col-span-full md:col-auto">
      <TextField
        ref={ref}
        type="search"
        label="Filter by name or text"
        terse
        defaultValue={text}
        maxLength={FILTER_TEXT_MAX}
        autoComplete="off"
        enterKeyHint="search"
        onChange={wait}
        onBlur={tell}
        onKeyDown={({ key }) => {
          if (key === 'Enter') tell()
        }}
      />
    </div>
  )
}
