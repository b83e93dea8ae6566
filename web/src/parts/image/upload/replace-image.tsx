import { useRef } from 'react'

import { Button } from '#ui/button/button.tsx'

import { FileInput } from './file-input.tsx'
import type { Uploading } from './use-upload.ts'

/** Uploads another picture in the place of the one that is there, which can be brought back. */
export function ReplaceImage({ uploading: { sending, upload } }: { readonly uploading: Uploading }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        className="max-md:min-h-11"
        busy={sending !== null}
        busyLabel="Uploading..."
        onClick={() => input.current?.click()}
      >
        Replace Image
      </Button>
      <FileInput ref={input} onFile={upload} />
    </>
  )
}
