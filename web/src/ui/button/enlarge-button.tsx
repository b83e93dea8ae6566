import type { Picture } from '@waybook/contract'
import { lazy, Suspense, useState, type ReactNode } from 'react'

import { classNames } from '#ui/text/class-names.ts'

const Lightbox = lazy(async () => ({ default: (await import('#ui/dialog/lightbox.tsx')).Lightbox }))

interface EnlargeButtonProps {
  readonly picture: Picture
  readonly alt: string
  readonly className: string
  readonly children: ReactNode
}

export function EnlargeButton({ picture, alt, className, children }: EnlargeButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classNames('group cursor-zoom-in', className)}
      >
        {children}
        <span className="absolute right-3.5 bottom-3.5 rounded-tag bg-night-1 px-2 py-1 text-12 text-night-ink opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
          Click to enlarge
        </span>
      </button>
      <Suspense fallback={null}>
        {open ? <Lightbox picture={picture} alt={alt} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}
