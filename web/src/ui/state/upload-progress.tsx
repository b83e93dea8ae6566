import { rareUi } from '@waybook/messages/rareUi'

import { Button } from '#ui/button/button.tsx'

import { ProgressBar } from './progress-bar.tsx'

interface UploadProgressProps {
  /** The name of the file. */
  readonly name: string
  /** From 0 to 1. */
  readonly share: number
  /** What becomes of the file once it is sent. */
  readonly sent: string
  readonly onCancel: () => void
}

/** An upload, which can be canceled until the whole file is sent. */
export function UploadProgress({ name, share, sent, onCancel }: UploadProgressProps) {
  return (
    <>
      <p className="truncate text-14">{share < 1 ? rareUi.uploading({ name }) : sent}</p>
      <ProgressBar label={rareUi.uploading({ name })} share={share} />
      {share < 1 ? (
        <span>
          <Button size="dense" onClick={onCancel}>
            {rareUi.cancel()}
          </Button>
        </span>
      ) : null}
    </>
  )
}
