import { Store, useStore } from '#stores/store.ts'

/** The last announcement for screen readers; what everybody has to know, such as a failure to save, is also visible. */
const announcement = new Store<{ readonly text: string; readonly isVisible: boolean }>({ text: '', isVisible: false })

const SHOWN_MS = 6000
let clearTimer: ReturnType<typeof setTimeout> | undefined

export function announce(text: string): void {
  clearTimeout(clearTimer)
  announcement.change({ text, isVisible: false })
}

/** Announces a text that everybody also sees for a while. */
export function tell(text: string): void {
  clearTimeout(clearTimer)
  announcement.change({ text, isVisible: true })
  clearTimer = setTimeout(() => announcement.change({ text: '', isVisible: false }), SHOWN_MS)
}

export function announceNotSaved(): void {
  tell('Not saved, restored')
}

/** Announces the text that `work` resolves with, or that the change could not be saved. */
export async function announceOutcome(work: () => Promise<string>): Promise<void> {
  try {
    announce(await work())
  } catch {
    announceNotSaved()
  }
}

/** A live region that reads out what was done on this page. */
export function Announcer() {
  const { text, isVisible } = useStore(announcement)
  return (
    <output className="pointer-events-none!">
      <span className={isVisible ? 'hud block px-3 py-2 text-14' : 'sr-only'}>{text}</span>
    </output>
  )
}
