import { Problem } from '@waybook/contract'
import { tableNotice } from '@waybook/messages/tableNotice'

import { Store, useStore } from '#stores/store.ts'

/** The last announcement for screen readers. Important ones, such as a failure to save, are also visible. */
const announcement = new Store<{ readonly text: string; readonly isVisible: boolean }>({ text: '', isVisible: false })

const SHOWN_MS = 6000
let clearTimer: ReturnType<typeof setTimeout> | undefined

export function announce(text: string): void {
  clearTimeout(clearTimer)
  announcement.change({ text, isVisible: false })
}

/** Announces a text and shows it for a while. */
export function notify(text: string): void {
  clearTimeout(clearTimer)
  announcement.change({ text, isVisible: true })
  clearTimer = setTimeout(() => announcement.change({ text: '', isVisible: false }), SHOWN_MS)
}

export function announceNotSaved(): void {
  notify(tableNotice.notSaved())
}

/** Shows why the server refused a change, such as a limit or a wall; or that it was not saved. */
export function notifyRefused(error: unknown): void {
  if (error instanceof Problem && error.id === 'conflict') notify(error.message)
  else announceNotSaved()
}

/** Announces the text that `work` resolves with, or that saving failed. */
export async function announceOutcome(work: () => Promise<string>): Promise<void> {
  try {
    announce(await work())
  } catch {
    announceNotSaved()
  }
}

/** The live region that announces actions on this page. */
export function Announcer() {
  const { text, isVisible } = useStore(announcement)
  return (
    <output className="pointer-events-none!">
      <span className={isVisible ? 'hud block px-3 py-2 text-14' : 'sr-only'}>{text}</span>
    </output>
  )
}
