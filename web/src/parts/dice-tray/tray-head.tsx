import { diceTray } from '@waybook/messages/diceTray'
import type { RefObject } from 'react'

import { clearTray } from '#stores/tray.ts'
import { CloseButton, IconButton } from '#ui/button/icon-button.tsx'
import { Icon } from '#ui/text/icon.tsx'

interface TrayHeadProps {
  readonly title: string
  readonly note?: string
  /** Returns to the choice of a skill. */
  readonly onBack?: (() => void) | undefined
  readonly onClose: () => void
  /** Set to the heading if the focus begins there. */
  readonly focusRef: RefObject<HTMLElement | null> | null
  /** Whether there are dice to remove. */
  readonly clearable?: boolean
}

/** The title of the tray, and the buttons to go back, to clear and to close it. */
export function TrayHead({ title, note = '', onBack, onClose, focusRef, clearable = false }: TrayHeadProps) {
  return (
    <div className="-mb-1 flex items-start justify-between gap-1">
      {onBack ? (
        <IconButton label={diceTray.chooseElse()} onClick={onBack} className="-ms-3 text-ink-2 hover:text-ink">
          <Icon name="chevron-left" />
        </IconButton>
      ) : null}
      <div className="min-w-0 flex-1">
        <h2
          ref={(heading) => {
            if (focusRef) focusRef.current = heading
          }}
          tabIndex={-1}
          className="pt-1.5 text-26 wrap-anywhere"
        >
          {title}
        </h2>
        {note === '' ? null : <p className="text-14 text-ink-2">{note}</p>}
      </div>
      {clearable ? (
        <button
          type="button"
          onClick={clearTray}
          className="min-h-touch min-w-touch shrink-0 rounded-control px-2 text-14 font-semibold text-ink-2 hover:bg-raised hover:text-ink"
        >
          {diceTray.clear()}
        </button>
      ) : null}
      <CloseButton onClose={onClose} className="-me-2" />
    </div>
  )
}
