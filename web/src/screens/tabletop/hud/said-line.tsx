import { useSaid } from '../said.ts'

/** Reads out what was done at the table; what could not be saved is read by everybody. */
export function SaidLine() {
  const { text, refused } = useSaid()
  return (
    <output className="pointer-events-none absolute inset-x-2 top-18 grid justify-items-center md:top-4">
      <span className={refused ? 'hud static! px-3 py-2 text-14' : 'sr-only'}>{text}</span>
    </output>
  )
}
