import { Store, useStore } from '../../client/store.ts'

/** What was last done at this page's table, in words for a screen reader; `refused` where it could not be saved, which everybody reads. */
const said = new Store<{ readonly text: string; readonly refused: boolean }>({ text: '', refused: false })

const REFUSED_FOR_MS = 6000
let forgiving: ReturnType<typeof setTimeout> | undefined

function useSaid() {
  return useStore(said)
}

export function announce(text: string): void {
  clearTimeout(forgiving)
  said.change({ text, refused: false })
}

export function announceRefused(): void {
  clearTimeout(forgiving)
  said.change({ text: 'Not saved, restored', refused: true })
  forgiving = setTimeout(() => said.change({ text: '', refused: false }), REFUSED_FOR_MS)
}

/** Says what was done, in the words that `work` answers, or that it could not be saved. */
export async function sayWhenDone(work: () => Promise<string>): Promise<void> {
  try {
    announce(await work())
  } catch {
    announceRefused()
  }
}

/** Reads out what was done at the table; what could not be saved is read by everybody. */
export function SaidLine() {
  const { text, refused } = useSaid()
  return (
    <output className="pointer-events-none absolute inset-x-2 top-18 grid justify-items-center md:top-4">
      <span className={refused ? 'hud static! px-3 py-2 text-14' : 'sr-only'}>{text}</span>
    </output>
  )
}
