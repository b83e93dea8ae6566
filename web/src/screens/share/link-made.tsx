import { share } from '@waybook/messages/share'
import { useState } from 'react'

import { formatDay } from '#parts/share/share-words.ts'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/button/copy-button.tsx'
import { PageLink } from '#ui/button/page-link.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { QrCode } from '#ui/picture/qr-code.tsx'

interface LinkMadeProps {
  readonly url: string
  /** How many pages it shows. */
  readonly pages: number
  readonly until: number | null
}

/** The address of a new link, to copy or to scan. */
export function LinkMade({ url, pages, until }: LinkMadeProps) {
  const [isCodeShown, setCodeShown] = useState(false)

  return (
    <section aria-label={share.newLink()} className="grid gap-3 rounded-panel bg-tint p-4">
      <output className="font-serif text-20 font-semibold">{share.linkIsReady()}</output>
      <TextField label={share.link()} readOnly value={url} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={url}>{share.copy()}</CopyButton>
        <Button size="dense" aria-expanded={isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
          {share.qrCode()}
        </Button>
      </div>
      {isCodeShown ? <QrCode text={url} /> : null}
      <p className="text-14">
        {until === null
          ? share.whoeverOpen({ count: pages })
          : share.whoeverUntil({ count: pages, day: formatDay(until) })}{' '}
        <PageLink href="/admin/shared" className="text-link underline">
          {share.allLinks()}
        </PageLink>
      </p>
    </section>
  )
}
