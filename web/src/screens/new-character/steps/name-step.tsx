import { NEW_CHARACTER_TEXT_MAX } from '@waybook/contract'
import { newCharacter } from '@waybook/messages/newCharacter'
import { useCallback, useRef, useState, type RefCallback } from 'react'

import { useMe } from '#api/session.ts'
import { EntityImage } from '#parts/entity/entity-image.tsx'
import { PICTURE_TYPES, refusalOfFile } from '#parts/image/upload/picture-file.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { StatusLine } from '#ui/state/error-alert.tsx'
import { classNames } from '#ui/text/class-names.ts'
import { Icon, type IconName } from '#ui/text/icon.tsx'

import { useNewCharacter } from '../use-new-character.ts'

/** Name, picture and one line; for the game master also the player. */
export function NameStep() {
  const { draft, change, isKept } = useNewCharacter()
  return (
    <div className="grid gap-5">
      <PlayerField />
      <TextField
        label={newCharacter.name()}
        maxLength={NEW_CHARACTER_TEXT_MAX.name}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <PictureField />
      <TextField
        label={newCharacter.inOneLine()}
        maxLength={NEW_CHARACTER_TEXT_MAX.description}
        autoComplete="off"
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <p className="flex gap-3 text-14 text-pretty text-ink-2">
        <Icon name="history" />
        {isKept ? newCharacter.saved() : newCharacter.notSaved()}
      </p>
    </div>
  )
}

/** For game masters, who can also make a character that nobody plays yet. */
function PlayerField() {
  const { draft, offers, change } = useNewCharacter()
  if (useMe().role !== 'gameMaster') return null
  return (
    <SelectField
      label={newCharacter.player()}
      value={draft.memberId ?? ''}
      onChange={({ target }) => change({ memberId: target.value === '' ? null : target.value })}
    >
      <option value="">{newCharacter.nobodyYet()}</option>
      {offers.players.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function PictureField() {
  const { draft, change } = useNewCharacter()
  const [refusal, setRefusal] = useState<string | null>(null)
  const mayPaint = useMe().may.includes('generateImage')
  const take = (file: File | undefined) => {
    if (!file) return
    const why = refusalOfFile(file)
    setRefusal(why)
    if (why === null) change({ picture: file, paints: false })
  }
  return (
    <fieldset aria-label={newCharacter.picture()} className="grid min-w-0 gap-2">
      <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-4 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8">
        <ChosenPicture className="aspect-4/5 w-full" />
        <div className="grid gap-2 *:justify-start md:justify-items-start">
          {/* Only devices with a touch screen have a camera at hand. */}
          <FileButton
            icon="camera"
            label={newCharacter.takePhoto()}
            camera
            className="not-pointer-coarse:hidden"
            onFile={take}
          />
          <FileButton icon="image" label={newCharacter.choose()} onFile={take} />
          {mayPaint ? (
            <Button
              aria-pressed={draft.paints}
              className="marks-pressed"
              onClick={() => change({ paints: !draft.paints, picture: null })}
            >
              <Icon name="star" />
              {newCharacter.drawOne()}
            </Button>
          ) : null}
          {draft.picture ? (
            <Button variant="ghost" onClick={() => change({ picture: null })}>
              {newCharacter.remove()}
            </Button>
          ) : null}
        </div>
      </div>
      <StatusLine quiet={refusal === null}>{refusal ?? (draft.paints ? newCharacter.drawnLater() : null)}</StatusLine>
    </fieldset>
  )
}

/** The chosen picture, or a placeholder. */
export function ChosenPicture({ className }: { readonly className: string }) {
  const { draft } = useNewCharacter()
  const shown = useShownFile(draft.picture)
  const name = draft.name.trim()
  if (draft.picture === null)
    return (
      <EntityImage
        entity={{ id: 'characters/new', type: 'character', image: null }}
        sizes="13rem"
        className={className}
      />
    )
  return (
    <div className={classNames('neatline block overflow-hidden rounded-plate bg-sunk', className)}>
      <img
        ref={shown}
        alt={name === '' ? newCharacter.portrait() : newCharacter.portraitOf({ name })}
        className="size-full object-cover object-[50%_22%]"
      />
    </div>
  )
}

/** Shows a file that is not uploaded yet in the picture whose `ref` this is. */
function useShownFile(file: File | null): RefCallback<HTMLImageElement> {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return undefined
      const address = URL.createObjectURL(file)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
}

interface FileButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly camera?: boolean
  readonly className?: string
  readonly onFile: (file: File | undefined) => void
}

function FileButton({ icon, label, camera = false, className, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button className={className} onClick={() => input.current?.click()}>
        <Icon name={icon} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={PICTURE_TYPES}
        capture={camera ? 'user' : undefined}
        onChange={({ target }) => {
          onFile(target.files?.[0])
          target.value = ''
        }}
      />
    </>
  )
}
