import { Store, useStore } from './store.ts'

/** A line of text at the edge of the page, after something was done. */
export interface Notice {
  readonly text: string
  /** Such as "Undo". */
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Long enough to read it and to reach its button. */
const SHOWN_FOR_MS = 10_000

const shown = new Store<{ readonly notice: Notice | null }>({ notice: null })
let timer: ReturnType<typeof setTimeout> | undefined

export function useNotice(): Notice | null {
  return useStore(shown).notice
}

export function showNotice(notice: Notice): void {
  clearTimeout(timer)
  shown.change({ notice })
  timer = setTimeout(hideNotice, SHOWN_FOR_MS)
}

export function hideNotice(): void {
  clearTimeout(timer)
  shown.change({ notice: null })
}
