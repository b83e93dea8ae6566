import { useMe } from '#api/session.ts'
import { CALL_KEY, openPlayPanel } from '#stores/checks.ts'
import { Icon } from '#ui/text/icon.tsx'

/** Opens the panel for calling checks, for game masters. */
export function CallButton({ className }: { readonly className: string }) {
  if (useMe().role !== 'gameMaster') return null
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={CALL_KEY}
      aria-label="Call a check"
      title="Call a check"
      onClick={() => openPlayPanel('call')}
      className={className}
    >
      <Icon name="call" />
    </button>
  )
}
