import type { Entity } from '@waybook/contract'
import { useEffect, useRef, type RefObject } from 'react'

import { useMe } from '#api/session.ts'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { GenerateImage, GeneratePortrait } from './generate/generate-image.tsx'
import { noteStartedJob } from './generate/use-generation.ts'
import { ImageMenu } from './image-menu.tsx'
import type { ImageRights } from './image-rights.ts'
import { DeleteImage } from './removed/delete-image.tsx'
import { RemovedImages } from './removed/removed-images.tsx'
import { UploadPlace } from './upload/upload-place.tsx'
import { useUpload } from './upload/use-upload.ts'

interface ImageToolsProps {
  readonly entity: Pick<Entity, 'id' | 'type' | 'name' | 'image'>
  readonly rights: ImageRights
  /** The element that contains the picture and these tools. */
  readonly place: RefObject<HTMLElement | null>
}

/** The tools for an entity's picture in `place`: the upload overlay and the menu on top of it, and all other tools below it. */
export function ImageTools({ entity, rights, place }: ImageToolsProps) {
  const uploading = useUpload(entity.id)
  const { generate, remove, upload, restore } = rights
  const isGameMaster = useMe().role === 'gameMaster'
  const Generate = entity.type === 'character' ? GeneratePortrait : GenerateImage
  const empty = entity.image === null
  useFocusFallback(place)
  useEffect(() => {
    if (!empty) noteStartedJob(entity.id, null)
  }, [empty, entity.id])
  return (
    <>
      {upload ? <UploadPlace uploading={uploading} empty={empty} place={place} /> : null}
      {!empty && (upload || isGameMaster) ? <ImageMenu entity={entity} rights={rights} uploading={uploading} /> : null}
      <div className="flex flex-wrap items-start gap-3 empty:hidden print:hidden">
        {generate ? <Generate entity={entity} /> : null}
        {remove ? <DeleteImage entityId={entity.id} /> : null}
      </div>
      {uploading.refusal === null ? null : (
        <ErrorAlert message={uploading.refusal} {...(uploading.again && { onRetry: uploading.again })} />
      )}
      {restore ? <RemovedImages entityId={entity.id} /> : null}
    </>
  )
}

/** Focuses `place` when the focused element inside it is removed, such as a button after its action. */
function useFocusFallback(place: RefObject<HTMLElement | null>): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const inside = place.current
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? target : null
    }
    inside?.addEventListener('focusin', note)
    return () => inside?.removeEventListener('focusin', note)
  }, [place])
  // Runs after every render.
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return
    last.current = null
    place.current?.focus({ preventScroll: true })
  })
}
