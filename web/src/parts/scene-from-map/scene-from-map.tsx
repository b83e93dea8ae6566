import { useNavigate } from '@tanstack/react-router'
import { MAP_UPLOAD_MAX_BYTES } from '@waybook/contract'
import { sceneFromMap } from '@waybook/messages/sceneFromMap'
import { useRef, useState, type RefObject, type SubmitEvent } from 'react'

import { useMe } from '#api/session.ts'
import { useDroppedFile } from '#parts/image/upload/drop-and-paste.ts'
import { PICTURE_TYPES, refusalOfFile } from '#parts/image/upload/picture-file.ts'
import { Button, type ButtonLook } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { UploadProgress } from '#ui/state/upload-progress.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { NAME_MAX, nameOfMap } from './name-of-map.ts'
import { useSceneFromMap } from './use-scene-from-map.ts'

/** Universal VTT files have no type that browsers know. */
const MAP_TYPES = `${PICTURE_TYPES},.dd2vtt,.df2vtt,.uvtt`

interface SceneFromMapProps extends ButtonLook {
  /** A short label without an icon. */
  readonly label?: string
  /** Whether a map can be dropped anywhere on the page. */
  readonly takesDrops?: boolean
}

/**
 * For game masters: creates a scene from a picture of a map or a Universal VTT file, and opens it on the table. The scene is hidden from
 * players.
 */
export function SceneFromMap(props: SceneFromMapProps) {
  return useMe().role === 'gameMaster' ? <MapChooser {...props} /> : null
}

function MapChooser({ label, takesDrops = false, size = 'compact', variant }: SceneFromMapProps) {
  const { campaign } = useMe()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const { sending, refusal, start, cancel, again } = useSceneFromMap(
    (scene) => void navigate({ to: '/vtt/$adventureId', params: { adventureId: campaign.id }, search: { scene } }),
  )
  const choose = (file: File) => {
    // A file that the server would refuse needs no name.
    if (refusalOfFile(file, MAP_UPLOAD_MAX_BYTES) === null) setChosen(file)
    else start(file, nameOfMap(file.name))
  }
  return (
    <>
      <Button
        size={size}
        variant={variant}
        busy={sending !== null}
        busyLabel={label === undefined ? sceneFromMap.creatingScene() : sceneFromMap.creating()}
        onClick={() => input.current?.click()}
      >
        {label === undefined ? <Icon name="map" className="size-5" /> : null}
        {label ?? sceneFromMap.fromMap()}
      </Button>
      <MapInput input={input} onFile={choose} />
      {takesDrops ? <FileDrop words={sceneFromMap.drop()} onFile={choose} /> : null}
      {chosen ? (
        <NameDialog
          file={chosen}
          onClose={() => setChosen(null)}
          onNamed={(name) => {
            setChosen(null)
            start(chosen, name)
          }}
        />
      ) : null}
      {sending ? (
        <div className="max-w-md grid w-full gap-2 rounded-control border border-line bg-surface p-4">
          <UploadProgress {...sending} sent={sceneFromMap.sent()} onCancel={cancel} />
        </div>
      ) : null}
      {refusal === null ? null : (
        <div className="w-full">
          <ErrorAlert message={refusal} {...(again && { onRetry: again })} />
        </div>
      )}
      <output className="sr-only">{sending ? sceneFromMap.uploading({ name: sending.name }) : null}</output>
    </>
  )
}

interface MapInputProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onFile: (file: File) => void
}

function MapInput({ input, onFile }: MapInputProps) {
  return (
    <input
      ref={input}
      type="file"
      aria-label={sceneFromMap.mapFile()}
      accept={MAP_TYPES}
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

interface NameDialogProps {
  readonly file: File
  readonly onClose: () => void
  readonly onNamed: (name: string) => void
}

/** Asks for the scene's name, and suggests that of the file. */
function NameDialog({ file, onClose, onNamed }: NameDialogProps) {
  const suggested = nameOfMap(file.name)
  const [name, setName] = useState(suggested)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onNamed(name.trim() === '' ? suggested : name.trim())
  }
  return (
    <Dialog open onClose={onClose} title={sceneFromMap.newScene()}>
      <form onSubmit={submit} className="grid gap-4">
        <p className="wrap-anywhere text-ink-2">{sceneFromMap.becomesMap({ file: file.name })}</p>
        <TextField
          label={sceneFromMap.name()}
          maxLength={NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onFocus={({ target }) => target.select()}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary">
            {sceneFromMap.create()}
          </Button>
          <Button onClick={onClose}>{sceneFromMap.cancel()}</Button>
        </div>
      </form>
    </Dialog>
  )
}

interface FileDropProps extends Pick<MapInputProps, 'onFile'> {
  /** Shown while a file is over the page. */
  readonly words: string
}

/** Takes a picture that is dropped anywhere on the page. */
export function FileDrop({ words, onFile }: FileDropProps) {
  const page = useRef(document.documentElement)
  const isOver = useDroppedFile(page, onFile)
  if (!isOver) return null
  return (
    <p className="pointer-events-none fixed inset-4 z-12 grid place-items-center rounded-panel border-2 border-dashed border-lamp bg-night/80">
      <span className="p-6 text-center text-20 font-semibold">{words}</span>
    </p>
  )
}
