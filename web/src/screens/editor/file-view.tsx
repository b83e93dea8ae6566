import { SOURCE_MAX } from '@waybook/contract'
import { editor } from '@waybook/messages/editor'
import { useId } from 'react'

import type { EditedPage } from './use-edited-page.ts'

/** The whole file with its front matter, in a plain field. */
export function FileView({ page }: { readonly page: EditedPage }) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-14 font-semibold">
        {editor.theWholeFile()}
      </label>
      <textarea
        id={id}
        value={page.text}
        maxLength={SOURCE_MAX}
        spellCheck
        onChange={({ target }) => page.setText(withLineBreaks(page.text, target.value))}
        className="font-mono field-sizing-content min-h-[60vh] w-full rounded-control border border-control bg-raised px-3.5 py-2 text-14"
      />
    </div>
  )
}

/** Text fields in browsers have only `\n` line breaks. Restores `\r\n` if the file had it. */
function withLineBreaks(before: string, typed: string): string {
  return before.includes('\r\n') ? typed.replaceAll(/\r?\n/g, '\r\n') : typed
}
