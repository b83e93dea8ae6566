import { VOLUME_MAX, type PlayingSound } from '@waybook/contract'
import { tableSounds } from '@waybook/messages/tableSounds'
import { useState } from 'react'

import { DeviceSound } from '#parts/sounds/device-sound.tsx'
import { usePlayingSounds } from '#parts/sounds/use-playing-sounds.ts'
import { lazyPart } from '#recovery/lazy-part.tsx'
import { Button } from '#ui/button/button.tsx'
import { Slider } from '#ui/field/slider.tsx'
import { ErrorAlert } from '#ui/state/error-alert.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { announce } from '../announcer.tsx'
import { PanelSection } from '../panel/panel-section.tsx'
import { SceneMusicChoice } from './scene-music.tsx'
import { playingWords } from './sound-words.ts'
import { usePlayingVolume, useStopSounds } from './use-sound-writes.ts'

const SoundsDialog = lazyPart<{ readonly onClose: () => void }>(
  async () => (await import('./sounds-dialog.tsx')).SoundsDialog,
  { inAdvance: false },
)

/** For the game master: what plays, the music of the scene, and the way to all sound files. */
export function SoundsSection() {
  const playing = usePlayingSounds()
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending, error } = useStopSounds()
  const stop = (playingId: string | null, said: string) => mutate(playingId, { onSuccess: () => announce(said) })
  return (
    <PanelSection title={tableSounds.musicAndSounds()}>
      {playing.length > 0 ? (
        <ul aria-label={tableSounds.playingNow()} className="mb-3 grid gap-2">
          {playing.map((one) => (
            <li key={one.id} className="rounded-control border border-line p-2">
              <Playing
                playing={one}
                onStop={() => stop(one.id, tableSounds.stopped({ name: one.name ?? tableSounds.sound() }))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <SceneMusicChoice />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="music" />
          {tableSounds.playOrAdd()}
        </Button>
        {playing.length > 0 ? (
          <Button size="compact" busy={isPending} onClick={() => stop(null, tableSounds.allStopped())}>
            {tableSounds.stopAll()}
          </Button>
        ) : null}
      </div>
      {error ? <ErrorAlert message={error.message} /> : null}
      <div className="mt-3 border-t border-line pt-2">
        <DeviceSound />
      </div>
      {isOpen ? <SoundsDialog onClose={() => setOpen(false)} /> : null}
    </PanelSection>
  )
}

interface PlayingProps {
  readonly playing: PlayingSound
  readonly onStop: () => void
}

function Playing({ playing, onStop }: PlayingProps) {
  const { name = tableSounds.sound(), volume } = playing
  const [wanted, setWanted] = useState<number | null>(null)
  const { mutate } = usePlayingVolume(playing.id)
  const shown = wanted ?? volume
  const change = (value: number) => {
    setWanted(value)
    mutate(value, { onSettled: () => setWanted(null) })
  }
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0">
          <b className="line-clamp-2 font-semibold wrap-anywhere">{name}</b>
          <span className="text-14 text-ink-2">{playingWords(playing)}</span>
        </p>
        <Button size="compact" className="shrink-0" aria-label={tableSounds.stopNamed({ name })} onClick={onStop}>
          {tableSounds.stop()}
        </Button>
      </div>
      <Slider
        label={tableSounds.volume()}
        text={`${shown} %`}
        value={shown}
        min={0}
        max={VOLUME_MAX}
        step={5}
        onChange={change}
      />
    </>
  )
}
