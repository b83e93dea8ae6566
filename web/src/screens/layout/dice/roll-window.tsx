import { LatestRoll } from '#parts/dice-result/latest-roll.tsx'
import { useCurrentRoll } from '#stores/current-roll.ts'

/** At the position of the tray, so that results always appear in the same place. */
const panel =
  'night fixed inset-x-0 bottom-0 z-9 max-h-[46dvh] overflow-y-auto rounded-t-tray p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] shadow-2 md:inset-x-auto md:top-20 md:right-4 md:bottom-auto md:max-h-[calc(100dvh-6rem)] md:w-94 md:in-[:root:has([data-panel=open])]:right-[24rem] md:rounded-b-tray md:p-5 print:hidden'

/** The latest roll on top of a page. Without one it stays mounted, visually hidden, so that screen readers notice its announcements. */
export function RollWindow() {
  const { roll } = useCurrentRoll()
  return (
    <aside aria-label="Latest roll" className={roll === null ? 'sr-only' : panel}>
      <LatestRoll />
    </aside>
  )
}
