import { rareUi } from '@waybook/messages/rareUi'
import { useState } from 'react'

import { Button } from './button.tsx'

interface CopyButtonProps {
  readonly text: string
  readonly children: string
}

/** Copies a text to the clipboard and shows whether that succeeded. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [message, setMessage] = useState<string | null>(null)
  const copy = async () => setMessage((await isCopied(text)) ? rareUi.copied() : rareUi.notCopied())
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="dense" onClick={() => void copy()}>
        {children}
      </Button>
      <output className="text-14 text-ink-2">{message}</output>
    </div>
  )
}

/** Browsers deny access to the clipboard on plain http, for example with a server at home. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
