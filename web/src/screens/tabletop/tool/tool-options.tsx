import type { ReactNode } from 'react'

/** The options of the chosen tool: beside the tools, on phones at the lower edge. */
export function ToolOptions({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={label}
      data-tool-options
      className="hud inset-x-2 bottom-2 z-4 grid gap-3 p-3 select-none md:inset-x-auto md:top-26 md:bottom-auto md:left-21 md:w-54 md:in-[:root:has([data-turn-bar])]:top-58 xl:left-27"
    >
      {children}
    </section>
  )
}
