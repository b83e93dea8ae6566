import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SOUND_MAX_BYTES, SOUNDS_PATH } from '@waybook/contract'
import { tableSounds } from '@waybook/messages/tableSounds'
import { useRef, useState, type DragEvent } from 'react'

import { upload } from '#api/upload.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { UploadProgress } from '#ui/state/upload-progress.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon } from '#ui/text/icon.tsx'

/** Safari knows some of these only by their endings. */
const SOUND_TYPES = 'audio/*,.mp3,.m4a,.ogg,.opus,.oga,.flac,.wav'
const MB = 1024 ** 2

/** Uploads sounds, one after the other, from the file chooser or dropped here. A refused file does not stop the others. */
export function UploadSounds() {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { sending, refusals, start, cancel } = useUploadSounds()
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    drag(event)
    start([...event.dataTransfer.files])
  }
  return (
    <div
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
      className={classNames(
        'grid gap-2 rounded-control border border-dashed p-3',
        isOver ? 'border-mark bg-tint' : 'border-control',
      )}
    >
      {sending ? (
        <UploadProgress {...sending} sent={tableSounds.checking()} onCancel={cancel} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button size="small" onClick={() => input.current?.click()}>
            <Icon name="plus" />
            {tableSounds.addSounds()}
          </Button>
          <p className="text-14 text-ink-2">{tableSounds.formats({ size: SOUND_MAX_BYTES / MB })}</p>
        </div>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={tableSounds.files()}
        accept={SOUND_TYPES}
        onChange={({ target }) => {
          start([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {refusals.map((refusal) => (
        <ErrorAlert key={refusal} message={refusal} />
      ))}
      <output className="sr-only">{sending ? tableSounds.uploading({ name: sending.name }) : null}</output>
    </div>
  )
}

function useUploadSounds() {
  const queries = useQueryClient()
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number } | null>(null)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const cancelling = useRef(new AbortController())
  const { mutate, isPending } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      setRefusals([])
      cancelling.current = new AbortController()
      const { signal } = cancelling.current
      for (const file of files) {
        if (signal.aborted) return
        const refusal = await sent(file, { signal, onProgress: (share) => setSending({ name: file.name, share }) })
        if (refusal !== null) setRefusals((known) => [...known, `${file.name}: ${refusal}`])
      }
    },
    onSettled: async () => {
      setSending(null)
      await queries.invalidateQueries({ queryKey: ['getSounds'] })
    },
  })
  const start = (files: readonly File[]) => {
    if (files.length > 0 && !isPending) mutate(files)
  }
  return { sending, refusals, start, cancel: () => cancelling.current.abort() }
}

/** Uploads one sound. Returns why it was refused; `null` if it was not. */
async function sent(
  file: File,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
): Promise<string | null> {
  if (file.size > SOUND_MAX_BYTES) return tableSounds.tooLarge({ size: SOUND_MAX_BYTES / MB })
  try {
    onProgress(0)
    await upload({ path: SOUNDS_PATH, file, onProgress, signal })
    return null
  } catch (error) {
    if (signal.aborted) return null
    return error instanceof Error ? error.message : tableSounds.uploadFailed()
  }
}
