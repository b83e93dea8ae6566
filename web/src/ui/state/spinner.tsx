import { onlineManager } from '@tanstack/react-query'
import { start } from '@waybook/messages/start'
import { useSyncExternalStore } from 'react'

/** Appears after 300 ms, so quick responses show no spinner. Without a network it says what it waits for. */
export function Spinner({ label = start.loading() }: { readonly label?: string }) {
  const isOnline = useSyncExternalStore(onNetworkChange, () => onlineManager.isOnline())
  return (
    <output className="grid animate-appear justify-items-center gap-3 py-12 text-ink-2 [animation-delay:300ms]">
      {isOnline ? <SpinnerIcon className="size-8" /> : null}
      <span className="text-14">{isOnline ? label : start.loadingWaits()}</span>
    </output>
  )
}

const onNetworkChange = (changed: () => void) => onlineManager.subscribe(changed)

/** A rotating ring. Always use it next to a text. */
export function SpinnerIcon({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={`animate-turn fill-none stroke-current stroke-3 ${className}`}
    >
      <circle cx="16" cy="16" r="13" className="opacity-25" />
      <path d="M16 3a13 13 0 0 1 13 13" strokeLinecap="round" />
    </svg>
  )
}
