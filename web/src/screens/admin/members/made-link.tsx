import { useId } from 'react'
import { encode } from 'uqr'

import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/button/copy-button.tsx'

import { useIsOpen } from './use-members.ts'

interface MadeLinkProps {
  readonly linkId: string
  /** With the token behind its `#`, which nobody can see again. */
  readonly path: string
  /** What it is for. */
  readonly what: string
  readonly onClose: () => void
}

/** A link that was just made, to be copied or scanned now. As soon as it no longer works, that is shown instead. */
export function MadeLink({ linkId, path, what, onClose }: MadeLinkProps) {
  const isOpen = useIsOpen(linkId)
  return (
    <section aria-label="New link" className="mt-4 grid justify-items-start gap-3 rounded-control bg-sunk p-4">
      {isOpen ? <OpenHere url={location.origin + path} what={what} /> : null}
      <output className="text-14 empty:hidden">
        {isOpen ? null : 'This link opens nothing any more: it was used, revoked or replaced, or is too old.'}
      </output>
      <Button size="small" variant="ghost" onClick={onClose}>
        Done
      </Button>
    </section>
  )
}

function OpenHere({ url, what }: { readonly url: string; readonly what: string }) {
  const id = useId()
  return (
    <>
      <p className="text-14">{what} It is shown only now.</p>
      <label htmlFor={id} className="sr-only">
        Link
      </label>
      <input
        id={id}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        className="min-h-hit w-full rounded-control border border-control bg-raised px-3.5 py-1.5 text-14"
      />
      {opensOnlyHere(location.hostname) ? (
        <p className="text-14">
          It opens on this computer only. For others, start Waybook with HOST=0.0.0.0, open it at the address that it
          prints, and make the link there.
        </p>
      ) : (
        <QrCode text={url} />
      )}
      <CopyButton text={url}>Copy link</CopyButton>
    </>
  )
}

/** Modules of light that scanners want around a code. */
const MARGIN = 4

/** Dark on light in both schemes, as scanners know it. */
function QrCode({ text }: { readonly text: string }) {
  const { size, data } = encode(text, { border: MARGIN })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <figure>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden="true"
        shapeRendering="crispEdges"
        className="size-44 rounded-plate bg-night-ink forced-color-adjust-none"
      >
        <path d={path} className="fill-night" />
      </svg>
      <figcaption className="mt-1 text-12 text-ink-2">The same link, to scan with a phone</figcaption>
    </figure>
  )
}

/** Whether a link to this host would lead somebody else's phone or computer to itself. */
export function opensOnlyHere(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}
