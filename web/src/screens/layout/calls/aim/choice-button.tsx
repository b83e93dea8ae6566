import type { ReactNode } from 'react'

interface ChoiceButtonProps {
  readonly busy: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** A button that chooses a target or a weapon. */
export function ChoiceButton({ busy, onChoose, children }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => busy || onChoose()}
      className="flex min-h-hit choice-row flex-wrap items-center justify-between gap-x-3 border border-control px-3.5 py-1.5 font-semibold wrap-anywhere"
    >
      {children}
    </button>
  )
}
