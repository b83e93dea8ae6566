import { Icon } from '#ui/text/icon.tsx'
import { wordsOf } from '#ui/text/words-of.ts'

import { clearTray, useTray } from '../../client/tray.ts'

const button =
  'min-h-11 min-w-11 rounded-control px-2 text-14 font-semibold text-ink-2 hover:bg-raised hover:text-ink grid place-items-center'

/** What the pool is for, and the ways out of it. */
export function TrayHead({ onClose }: { readonly onClose: (() => void) | undefined }) {
  const { reason, note, skill } = useTray()
  const title = reason === '' ? wordsOf(skill ?? '') : reason
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 pt-1.5">
        <h2 className="min-w-0 text-26 wrap-anywhere">{title === '' ? 'Dice Roller' : title}</h2>
        {note === '' ? null : <p className="text-14 text-ink-2">{note}</p>}
      </div>
      <div className="flex shrink-0">
        <button type="button" onClick={clearTray} className={button}>
          Clear
        </button>
        {onClose ? (
          <button type="button" aria-label="Close" onClick={onClose} className={button}>
            <Icon name="close" />
          </button>
        ) : null}
      </div>
    </div>
  )
}
