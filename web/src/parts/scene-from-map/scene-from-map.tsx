import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'

import { useMe } from '#api/session.ts'
import { PICTURE_TYPES } from '#parts/image/upload/picture-file.ts'
import { Button, type ButtonLook } from '#ui/button/button.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { UploadProgress } from '#ui/state/upload-progress.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { useSceneFromMap } from './use-scene-from-map.ts'

interface SceneFromMapProps extends ButtonLook {
  /** A short label without an icon. */
  readonly label?: string
}

/** For game masters: creates a scene from a picture of a map and opens it on the table. The scene is named after the file and hidden from players. */
export function SceneFromMap(props: SceneFromMapProps) {
  return useMe().role === 'gameMaster' ? <MapChooser {...props} /> : null
}

function MapChooser({ label, size = 'compact', variant }: SceneFromMapProps) {
  const { campaign } = useMe()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const { sending, refusal, start, cancel, again } = useSceneFromMap(
    (scene) => void navigate({ to: '/vtt/$adventureId', params: { adventureId: campaign.id }, search: { scene } }),
  )
  return (
    <>
      <Button
        size={size}
        variant={variant}
        busy={sending !== null}
        busyLabel={label === undefined ? 'Creating the scene...' : 'Creating...'}
        onClick={() => input.current?.click()}
      >
        {label === undefined ? <Icon name="map" className="size-5" /> : null}
        {label ?? 'New scene from a map…'}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="The map of a new scene"
        accept={PICTURE_TYPES}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Makes choosing the same file again fire an event.
          target.value = ''
          if (file) start(file)
        }}
      />
      {sending ? (
        <div className="max-w-md grid w-full gap-2 rounded-control border border-line bg-surface p-4">
          <UploadProgress {...sending} sent="Sent. The map is being prepared." onCancel={cancel} />
        </div>
      ) : null}
      {refusal === null ? null : (
        <div className="w-full">
          <ErrorAlert message={refusal} {...(again && { onRetry: again })} />
        </div>
      )}
      <output className="sr-only">{sending ? `Uploading ${sending.name}` : null}</output>
    </>
  )
}
