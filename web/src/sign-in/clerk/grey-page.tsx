import type { ReactNode } from 'react'

/** The whole window in grey, with one thing in its middle. */
export function GreyPage({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center bg-sunk px-4 py-6 outline-none">
      {children}
    </main>
  )
}
