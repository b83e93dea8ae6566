import { SOUND_CAPTION_MAX, SOUND_NAME_MAX, SOUNDS_PATH, VOLUME_MAX, type Sound } from '@waybook/contract'
import { tableSounds } from '@waybook/messages/tableSounds'
import { useState } from 'react'

import { ownAddress } from '#api/display-address.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Slider } from '#ui/field/slider.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'

import { soundWords } from './sound-words.ts'
import { useRemoveSound, useUpdateSound } from './use-sound-writes.ts'

interface SoundFormProps {
  readonly sound: Sound
  readonly onClose: () => void
}

/** Plays a sound to the game master alone, and changes its name, caption and usual volume, or removes it. */
export function SoundForm({ sound, onClose }: SoundFormProps) {
  const [name, setName] = useState(sound.name)
  const [caption, setCaption] = useState(sound.caption)
  const [volume, setVolume] = useState(sound.volume)
  const update = useUpdateSound(onClose)
  const remove = useRemoveSound(onClose)
  const error = update.error ?? remove.error
  const isPending = update.isPending || remove.isPending
  return (
    <Dialog open onClose={onClose} shape="sheet" title={tableSounds.changeNamed({ name: sound.name })}>
      <div className="grid gap-1">
        <p className="text-14 text-ink-2">{tableSounds.onlyYou({ sound: soundWords(sound) })}</p>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the caption is the field below */}
        <audio
          controls
          preload="none"
          aria-label={tableSounds.listenTo({ name: sound.name })}
          src={ownAddress(`${SOUNDS_PATH}/${sound.id}`)}
          className="w-full"
        />
      </div>
      <TextField
        label={tableSounds.name()}
        maxLength={SOUND_NAME_MAX}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={tableSounds.caption()}
        hint={tableSounds.captionHint()}
        placeholder={tableSounds.captionExample()}
        maxLength={SOUND_CAPTION_MAX}
        value={caption}
        onChange={({ target }) => setCaption(target.value)}
      />
      <Slider
        label={tableSounds.volume()}
        text={`${volume} %`}
        value={volume}
        min={0}
        max={VOLUME_MAX}
        step={5}
        onChange={setVolume}
      />
      {error ? <ErrorAlert message={error.message} /> : null}
      <div className="grid gap-2">
        <Button
          variant="primary"
          className="w-full"
          busy={isPending}
          disabledReason={name.trim() === '' ? tableSounds.needsName() : undefined}
          onClick={() => update.mutate({ soundId: sound.id, name: name.trim(), caption: caption.trim(), volume })}
        >
          {tableSounds.save()}
        </Button>
        {sound.isAdded ? (
          <Button variant="danger" busy={isPending} onClick={() => remove.mutate(sound.id)}>
            {tableSounds.remove()}
          </Button>
        ) : null}
        <Button onClick={onClose}>{tableSounds.cancel()}</Button>
      </div>
    </Dialog>
  )
}
