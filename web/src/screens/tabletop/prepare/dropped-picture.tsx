import { useNavigate } from '@tanstack/react-router'
import { MAP_UPLOAD_MAX_BYTES } from '@waybook/contract'
import { tableScenes } from '@waybook/messages/tableScenes'
import { useState, type SubmitEvent } from 'react'

import { refusalOfFile } from '#parts/image/upload/picture-file.ts'
import { NAME_MAX, nameOfMap } from '#parts/scene-from-map/name-of-map.ts'
import { FileDrop } from '#parts/scene-from-map/scene-from-map.tsx'
import { useSceneFromMap } from '#parts/scene-from-map/use-scene-from-map.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Segments } from '#ui/field/segments.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { UploadProgress } from '#ui/state/upload-progress.tsx'

import { notify } from '../announcer.tsx'
import { useTable } from '../table-context.ts'
import { useAddTokens } from '../token/use-add-tokens.ts'

type Kind = 'scene' | 'character'

/** A picture that the game master drops on the table becomes a scene, or a character with a token. Players see neither page yet. */
export function DroppedPicture() {
  const { campaignId } = useTable()
  const navigate = useNavigate()
  const add = useAddTokens()
  const [file, setFile] = useState<File | null>(null)
  const { sending, refusal, start, cancel } = useSceneFromMap((id, type) => {
    if (type === 'character') void add({ characters: [{ characterId: id, count: 1 }], size: 'medium', visible: true })
    else void navigate({ to: '/vtt/$adventureId', params: { adventureId: campaignId }, search: { scene: id } })
  })
  const take = (dropped: File) => {
    const reason = refusalOfFile(dropped, MAP_UPLOAD_MAX_BYTES)
    if (reason === null) setFile(dropped)
    else notify(reason)
  }
  return (
    <>
      <FileDrop words={tableScenes.drop()} onFile={take} />
      {file ? (
        <KindDialog
          file={file}
          onClose={() => setFile(null)}
          onChosen={(name, kind) => {
            setFile(null)
            start(file, name, kind)
          }}
        />
      ) : null}
      {sending || refusal !== null ? (
        <output className="table-upload hud grid gap-2 p-4">
          {sending ? <UploadProgress {...sending} sent={tableScenes.preparing()} onCancel={cancel} /> : refusal}
        </output>
      ) : null}
    </>
  )
}

interface KindDialogProps {
  readonly file: File
  readonly onClose: () => void
  readonly onChosen: (name: string, kind: Kind) => void
}

/** Asks what a picture becomes, and its name. Files with walls are always scenes. */
function KindDialog({ file, onClose, onChosen }: KindDialogProps) {
  const suggested = nameOfMap(file.name)
  const [name, setName] = useState(suggested)
  const [kind, setKind] = useState<Kind>('scene')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChosen(name.trim() === '' ? suggested : name.trim(), kind)
  }
  return (
    <Dialog open onClose={onClose} title={kind === 'scene' ? tableScenes.newScene() : tableScenes.newToken()}>
      <form onSubmit={submit} className="grid gap-4">
        {file.type.startsWith('image/') ? (
          <Segments
            label={tableScenes.pictureIs()}
            options={[
              { value: 'scene', label: tableScenes.aScene() },
              { value: 'character', label: tableScenes.aToken() },
            ]}
            value={kind}
            onChange={setKind}
          />
        ) : null}
        <p className="wrap-anywhere text-ink-2">
          {kind === 'scene'
            ? tableScenes.becomesMap({ file: file.name })
            : tableScenes.becomesFace({ file: file.name })}
        </p>
        <TextField
          label={tableScenes.name()}
          maxLength={NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onFocus={({ target }) => target.select()}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary">
            {kind === 'scene' ? tableScenes.createScene() : tableScenes.createToken()}
          </Button>
          <Button onClick={onClose}>{tableScenes.cancel()}</Button>
        </div>
      </form>
    </Dialog>
  )
}
