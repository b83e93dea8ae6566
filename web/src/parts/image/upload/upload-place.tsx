import { image } from '@waybook/messages/image'
import { useRef, type Ref, type RefObject } from 'react'

import { UploadProgress } from '#ui/state/upload-progress.tsx'

import { useDroppedFile, usePastedFile } from './drop-and-paste.ts'
import { PICTURE_TYPES } from './picture-file.ts'
import type { Uploading } from './use-upload.ts'

interface UploadPlaceProps {
  readonly uploading: Uploading
  /** Whether there is no picture yet. If so, the whole area is a button and accepts pasted pictures. */
  readonly empty: boolean
  /** The element onto which files are dropped. */
  readonly place: RefObject<HTMLElement | null>
}

/** An overlay on the picture: the target for dropped files, and the progress of the upload. */
export function UploadPlace({ uploading, empty, place }: UploadPlaceProps) {
  const { sending, done, upload } = uploading
  const over = useDroppedFile(place, upload)
  usePastedFile((file) => {
    if (empty) upload(file)
  })
  return (
    <div className="pointer-events-none z-1 grid [grid-area:1/1] print:hidden">
      {sending ? <Sending {...uploading} sending={sending} /> : null}
      {empty && !sending ? <EmptyPlace upload={upload} /> : null}
      {over ? (
        <p className="z-1 grid place-items-center rounded-plate border-3 border-dashed border-mark bg-surface/90 p-4 text-20 font-semibold [grid-area:1/1]">
          {image.dropHere()}
        </p>
      ) : null}
      <output className="sr-only">
        {sending ? image.uploading({ name: sending.name }) : done ? image.uploaded() : null}
      </output>
    </div>
  )
}

function EmptyPlace({ upload }: Pick<Uploading, 'upload'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="pointer-events-auto relative grid items-end [grid-area:1/1] md:p-3">
      <button
        type="button"
        onClick={() => input.current?.click()}
        className="whole-target grid justify-self-start rounded-control border-[1.5px] border-control bg-surface px-4 py-2.5 text-left hover:bg-raised"
      >
        <span className="font-semibold">{image.upload()}</span>{' '}
        <span className="text-14 text-ink-2 pointer-coarse:hidden">{image.orDrop()}</span>
        <span className="hidden text-14 text-ink-2 pointer-coarse:block">{image.orPhoto()}</span>
      </button>
      <FileInput ref={input} onFile={upload} />
    </div>
  )
}

interface SendingProps extends Pick<Uploading, 'cancel'> {
  readonly sending: NonNullable<Uploading['sending']>
}

function Sending({ sending: { name, share }, cancel }: SendingProps) {
  return (
    <div className="pointer-events-auto grid content-end [grid-area:1/1] md:p-3">
      <div className="grid gap-2 rounded-control border border-line bg-surface p-4 shadow-2">
        <UploadProgress name={name} share={share} sent={image.sent()} onCancel={cancel} />
      </div>
    </div>
  )
}

interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>
  readonly onFile: (file: File) => void
}

/** Opens the device's file chooser when a button clicks it. On phones the chooser also offers the camera. */
export function FileInput({ ref, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={PICTURE_TYPES}
      hidden
      onChange={({ target }) => {
        const [file] = target.files ?? []
        // Makes choosing the same file again fire an event.
        target.value = ''
        if (file) onFile(file)
      }}
    />
  )
}
