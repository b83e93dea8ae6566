import { useState } from 'react'

import { useOperation } from '#api/operation-query.ts'
import { Button } from '#ui/button/button.tsx'
import { CopyButton } from '#ui/button/copy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Spinner } from '#ui/state/spinner.tsx'

/** Writes the text of a newsletter about a session. */
export function NewsletterDraft({ sessionId }: { readonly sessionId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Draft a newsletter
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Newsletter draft">
        <Draft sessionId={sessionId} />
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Dialog>
    </>
  )
}

function Draft({ sessionId }: { readonly sessionId: string }) {
  const { data, error, refetch } = useOperation('draftSession', { sessionId })
  if (error) return <ErrorAlert message={error.message} onRetry={() => void refetch()} />
  if (!data) return <Spinner />
  return (
    <>
      <TextArea
        label="Text"
        hint="What players may not see is in a secret. Save it as a file in newsletters, and finish it there."
        readOnly
        value={data.text}
      />
      <CopyButton text={data.text}>Copy the text</CopyButton>
    </>
  )
}
