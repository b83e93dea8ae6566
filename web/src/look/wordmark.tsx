const PRODUCT = 'Waybook'

/** The logo, a folded map, and the product name. The name wraps out of sight if there is no room for it. */
export function Wordmark() {
  return (
    <span className="inline-flex h-6.5 flex-wrap content-start items-center gap-x-2.5 gap-y-4 overflow-hidden font-serif text-20 font-bold tracking-[-0.02em]">
      <svg viewBox="0 0 34 26" aria-hidden="true" className="h-6.5 w-8.5 shrink-0">
        <path className="fill-primary" d="M1 3 9 7V24L1 20ZM17 3l8 4V24l-8-4Z" />
        <path className="fill-primary opacity-55" d="M9 7 17 3V20L9 24ZM25 7l8-4V20l-8 4Z" />
        <path className="fill-none stroke-surface stroke-2" d="M4 15.500C9 11 13 19 17 13.500S26 9 29.500 9" />
        <circle cx="29.500" cy="9" r="2.400" className="fill-mark stroke-surface" />
      </svg>
      <span data-wordmark>{PRODUCT}</span>
    </span>
  )
}
