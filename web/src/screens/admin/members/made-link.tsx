import { useId } from 'react'

import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/button/copy-button.tsx'

import { opensOnlyHere } from './opens-only-here.ts'
import { QrCode } from './qr-code.tsx'
import { useIsOpen } from './use-members.ts'

interface MadeLinkProps {
  readonly linkId: string
  /** With the token behind its `#`; nobody is told it again. */
  readonly path: string
  /** What it is good for. */
  readonly what: string
  readonly onClose: () => void
}

/** A link that was just made, to be copied or scanned now or never; once it is used, or void otherwise, it says so. */
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
