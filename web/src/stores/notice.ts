import { Store, useStore } from './store.ts'

/** A line of text at the edge of the page that confirms an action. */
export interface Notice {
  readonly text: string
  /** Such as "Undo". */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Long enough to read the notice and reach its button. */
const SHOWN_FOR_MS = 10_000

interface Notices {
  readonly notice: Notice | null
  /** The notice to show next. */
  readonly later: Notice | null
}

const shown = new Store<Notices>({ notice: null, later: null })
let timer: ReturnType<typeof setTimeout> | undefined

export function useNotice(): Notice | null {
  return useStore(shown).notice
}

export function showNotice(notice: Notice): void {
  clearTimeout(timer)
  shown.change({ notice })
  timer = setTimeout(hideNotice, SHOWN_FOR_MS)
}

/** Shows a notice after the current one. Use this for news the viewer didn't ask for, which must not replace an "Undo". */
export function showNoticeLater(notice: Notice): void {
  if (shown.get().notice === null) showNotice(notice)
  else shown.change({ later: notice })
}

export function hideNotice(): void {
  clearTimeout(timer)
  const { later } = shown.get()
  shown.reset()
  if (later) showNotice(later)
}
