import { Store, useStore } from '#stores/store.ts'

/** The last announcement for screen readers; a failure to save is also visible. */
const announcement = new Store<{ readonly text: string; readonly isFailure: boolean }>({ text: '', isFailure: false })

const NOT_SAVED_SHOWN_MS = 6000
let clearTimer: ReturnType<typeof setTimeout> | undefined

export function announce(text: string): void {
  clearTimeout(clearTimer)
  announcement.change({ text, isFailure: false })
}

export function announceNotSaved(): void {
  clearTimeout(clearTimer)
  announcement.change({ text: 'Not saved, restored', isFailure: true })
  clearTimer = setTimeout(() => announcement.change({ text: '', isFailure: false }), NOT_SAVED_SHOWN_MS)
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
  const { text, isFailure } = useStore(announcement)
  return (
    <output className="pointer-events-none absolute inset-x-2 top-18 grid justify-items-center md:top-4">
      <span className={isFailure ? 'hud static! px-3 py-2 text-14' : 'sr-only'}>{text}</span>
    </output>
  )
}
