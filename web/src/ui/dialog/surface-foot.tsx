import type { ReactNode } from 'react'

/** A footer that stays in view at the lower edge of a roll surface, such as the button that rolls. In low windows it scrolls with the rest. */
export function SurfaceFoot({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-1 -mx-4 grid gap-1.5 bg-night-1 px-4 pt-1.5 pb-1 md:-mx-5 md:px-5 low:static">
      {children}
    </div>
  )
}
