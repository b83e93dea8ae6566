import { members } from '@waybook/messages/members'
import { useId } from 'react'

import { basePath } from '#stores/base-path.ts'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/button/copy-button.tsx'
import { QrCode } from '#ui/picture/qr-code.tsx'

import { useIsLinkOpen } from './use-members.ts'

interface MadeLinkProps {
  readonly linkId: string
  /** Its fragment contains the token, which the server never sends again. */
  readonly path: string
  /** The link's purpose. */
  readonly what: string
  readonly onClose: () => void
}

/** A new link to copy or scan. A message replaces it when it stops working. */
export function NewLink({ linkId, path, what, onClose }: MadeLinkProps) {
  const isOpen = useIsLinkOpen(linkId)
  return (
    <section aria-label={members.newLink()} className="mt-4 grid justify-items-start gap-3 rounded-control bg-sunk p-4">
      {isOpen ? <LinkDetails url={location.origin + basePath + path} what={what} /> : null}
      <output className="text-14 empty:hidden">{isOpen ? null : members.noLongerWorks()}</output>
      <Button size="dense" variant="ghost" onClick={onClose}>
        {members.done()}
      </Button>
    </section>
  )
}

function LinkDetails({ url, what }: { readonly url: string; readonly what: string }) {
  const id = useId()
  return (
    <>
      <p className="text-14">{members.shownOnce({ use: what })}</p>
      <label htmlFor={id} className="sr-only">
        {members.link()}
      </label>
      <input
        id={id}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        className="text-input border-control text-14"
      />
      {isLoopbackHost(location.hostname) ? (
        <p className="text-14">{members.thisComputerOnly()}</p>
      ) : (
        <QrCode text={url} />
      )}
      <CopyButton text={url}>{members.copyLink()}</CopyButton>
    </>
  )
}

/** Whether a link to this host works on this computer only, because the host is a loopback address. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}
