import { useState } from 'react'

import { Button } from '#ui/button/button.tsx'

/** Puts the lines where they can be pasted into a sheet. A page that is not served safely has no clipboard. */
export function CopyButton({ lines }: { readonly lines: readonly string[] }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join('\n'))
      setSaid('Copied')
    } catch {
      setSaid('This browser does not let the page copy')
    }
  }
  return (
    <span className="flex items-center gap-3">
      <output className="text-14 text-ink-2">{said}</output>
      <Button size="small" onClick={() => void copy()}>
        Copy as TSV
      </Button>
    </span>
  )
}
