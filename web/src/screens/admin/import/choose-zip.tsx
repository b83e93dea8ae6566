import { useRef } from 'react'

import { Button } from '#ui/button/button.tsx'

interface ChooseZipProps {
  /** Whether one was chosen before. */
  readonly again: boolean
  readonly onFile: (file: File) => void
}

export function ChooseZip({ again, onFile }: ChooseZipProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <Button variant={again ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
        {again ? 'Choose another file' : 'Choose zip file'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Zip file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // So that choosing the same file once more is heard too.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
