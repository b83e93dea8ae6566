import type { Ref } from 'react'

import { PICTURE_TYPES } from './picture-file.ts'

interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>
  readonly onFile: (file: File) => void
}

/** Opens the device's own chooser when a button clicks it; a phone's also offers the camera. */
export function FileInput({ ref, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={PICTURE_TYPES}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? []
        // So that choosing the same file once more is heard too.
        target.value = ''
        if (file) onFile(file)
      }}
    />
  )
}
