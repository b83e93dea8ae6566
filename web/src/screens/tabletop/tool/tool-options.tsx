import type { ReactNode } from 'react'

/** The chosen tool's options, beside the tools, or on phones below them. */
export function ToolOptions({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="yields-to-panel hud grid max-h-full grid-cols-1 gap-3 self-end overflow-y-auto p-3 select-none [grid-area:options] md:w-54 md:self-start"
    >
      {children}
    </section>
  )
}
