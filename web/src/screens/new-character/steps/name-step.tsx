import { NEW_CHARACTER_TEXT_MAX } from '@waybook/contract'
import { useEffect, useRef, useState } from 'react'

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
        label="Name"
        maxLength={NEW_CHARACTER_TEXT_MAX.name}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <PictureField />
      <TextField
        label="In one line"
        maxLength={NEW_CHARACTER_TEXT_MAX.description}
        autoComplete="off"
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <p className="flex gap-3 text-14 text-pretty text-ink-2">
        <Icon name="history" />
        {isKept
          ? 'Saved on this device as you go, so you can leave at any time. Every step can be skipped.'
          : 'This browser doesn’t let Waybook save the draft. Finish the character before you leave this page.'}
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
      label="Player"
      value={draft.memberId ?? ''}
      onChange={({ target }) => change({ memberId: target.value === '' ? null : target.value })}
    >
      <option value="">Nobody yet</option>
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
    <div role="group" aria-label="Picture" className="grid gap-2">
      <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-4 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8">
        <ChosenPicture className="aspect-4/5 w-full" />
        <div className="grid gap-2 *:justify-start md:justify-items-start">
          {/* Only devices with a touch screen have a camera at hand. */}
          <FileButton icon="camera" label="Take a photo" camera className="not-pointer-coarse:hidden" onFile={take} />
          <FileButton icon="image" label="Choose" onFile={take} />
          {mayPaint ? (
            <Button
              aria-pressed={draft.paints}
              className="marks-pressed"
              onClick={() => change({ paints: !draft.paints, picture: null })}
            >
              <Icon name="star" />
              Draw one
            </Button>
          ) : null}
          {draft.picture ? (
            <Button variant="ghost" onClick={() => change({ picture: null })}>
              Remove
            </Button>
          ) : null}
        </div>
      </div>
      <StatusLine quiet={refusal === null}>
        {refusal ?? (draft.paints ? 'The picture is drawn when the character joins the party.' : null)}
      </StatusLine>
    </div>
  )
}

/** The chosen picture, or a placeholder. */
export function ChosenPicture({ className }: { readonly className: string }) {
  const { draft } = useNewCharacter()
  const address = useAddressOfFile(draft.picture)
  if (address === null)
    return (
      <EntityImage
        entity={{ id: 'characters/new', type: 'character', image: null }}
        sizes="13rem"
        className={className}
      />
    )
  return (
    <div className={classNames('neatline block overflow-hidden rounded-plate bg-sunk', className)}>
      <img src={address} alt="The chosen picture" className="size-full object-cover object-[50%_22%]" />
    </div>
  )
}

/** An address at which the page shows a file that is not uploaded yet. */
function useAddressOfFile(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = file && URL.createObjectURL(file)
    setAddress(made)
    return () => {
      if (made !== null) URL.revokeObjectURL(made)
    }
  }, [file])
  return address
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
