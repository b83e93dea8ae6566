import { useQueryClient } from '@tanstack/react-query'
import { DISPLAY_CODE_LENGTH } from '@waybook/contract'
import { display } from '@waybook/messages/display'
import { useEffect, useEffectEvent, useState } from 'react'

import { linkToken } from '#sign-in/link-token.ts'
import { useKeyHandler } from '#ui/page/page-actions.ts'

import { DisplayNotice } from '../display-notice.tsx'
import { connectDisplay, wordsOf, type Typed } from './connect-display.ts'
import { DigitPad } from './digit-pad.tsx'

/** A code in the page's URL. The page tries it once. */
let codeInAddress = linkToken

const isCode = new RegExp(`^\\d{${DISPLAY_CODE_LENGTH}}$`)

/** Six digits from a keyboard, a remote control that moves the focus, or touch. The last digit submits them. */
export function CodeEntry({ wasDisconnected }: { readonly wasDisconnected: boolean }) {
  const { digits, typed, isSending, type } = useCode()
  const failed = typed === null || typed === 'connected' ? '' : wordsOf(typed)
  return (
    <DisplayNotice title={wasDisconnected ? display.wasDisconnected() : display.connectDisplay()}>
      <p className="max-w-160 text-[1.3rem] leading-[1.5] text-ink-2">{display.connectHint()}</p>
      <output
        aria-label={display.code()}
        data-digits={digits}
        className="flex gap-[min(0.75rem,2vw)] font-serif text-[min(2.55rem,8vw)] leading-none font-semibold"
      >
        {Array.from({ length: DISPLAY_CODE_LENGTH }, (_, place) => (
          <span
            key={place}
            className="grid aspect-3/4 w-[min(3.75rem,13vw)] place-items-center rounded-control border-2 border-control"
          >
            {digits[place] ?? ''}
          </span>
        ))}
      </output>
      <p role="alert" className="min-h-8 text-[1.3rem] leading-[1.5] text-bad">
        {isSending ? '' : failed}
      </p>
      <DigitPad disabled={isSending} onType={type} />
    </DisplayNotice>
  )
}

/** The typed digits, and the result of submitting them. */
function useCode() {
  const queries = useQueryClient()
  const [digits, setDigits] = useState('')
  const [typed, setTyped] = useState<Typed | null>(null)
  const [isSending, setSending] = useState(false)
  const send = async (code: string) => {
    setDigits(code)
    setSending(true)
    const result = await connectDisplay(code)
    setTyped(result)
    if (result === 'connected') await queries.invalidateQueries({ queryKey: ['me'] })
    setDigits('')
    setSending(false)
  }
  const type = (key: string) => {
    if (isSending) return
    const next = (key === 'Backspace' ? digits.slice(0, -1) : digits + key).slice(0, DISPLAY_CODE_LENGTH)
    setDigits(next)
    setTyped(null)
    if (next.length === DISPLAY_CODE_LENGTH) void send(next)
  }
  useKeyHandler('page', ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey || !/^(?:\d|Backspace)$/.test(key)) return false
    type(key)
    return true
  })
  const onOpen = useEffectEvent(() => {
    const code = codeInAddress
    codeInAddress = null
    if (code && isCode.test(code)) void send(code)
  })
  useEffect(() => {
    // Runs after the first render.
    const timer = setTimeout(() => onOpen())
    return () => clearTimeout(timer)
  }, [])
  return { digits, typed, isSending, type }
}
