import { useState } from 'react'

import { countOf, formatDay } from '#parts/share/share-words.ts'
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
  const end = until === null ? 'until you end it' : `until ${formatDay(until)}`
  return (
    <section aria-label="The new link" className="grid gap-3 rounded-panel bg-tint p-4">
      <output className="font-serif text-20 font-semibold">The link is ready</output>
      <TextField label="Link" readOnly value={url} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={url}>Copy</CopyButton>
        <Button size="dense" aria-expanded={isCodeShown} onClick={() => setCodeShown(!isCodeShown)}>
          QR code
        </Button>
      </div>
      {isCodeShown ? <QrCode text={url} /> : null}
      <p className="text-14">
        {`Whoever has it can read ${pages === 1 ? 'this page' : `these ${countOf(pages, 'page')}`}, without an account, ${end}. `}
        <PageLink href="/admin/shared" className="text-link underline">
          All links
        </PageLink>
      </p>
    </section>
  )
}
