import { VOLUME_MAX, type PlayingSound } from '@waybook/contract'
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
  const stop = (playingId: string | null, what: string) =>
    mutate(playingId, { onSuccess: () => announce(`${what} stopped`) })
  return (
    <PanelSection title="Music and sounds">
      {playing.length > 0 ? (
        <ul aria-label="Playing now" className="mb-3 grid gap-2">
          {playing.map((one) => (
            <li key={one.id} className="rounded-control border border-line p-2">
              <Playing playing={one} onStop={() => stop(one.id, one.name ?? 'Sound')} />
            </li>
          ))}
        </ul>
      ) : null}
      <SceneMusicChoice />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="music" />
          Play or add…
        </Button>
        {playing.length > 0 ? (
          <Button size="compact" busy={isPending} onClick={() => stop(null, 'All music and sounds')}>
            Stop all
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
  const { name = 'Sound', volume } = playing
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
        <Button size="compact" className="shrink-0" aria-label={`Stop ${name}`} onClick={onStop}>
          Stop
        </Button>
      </div>
      <Slider label="Volume" text={`${shown} %`} value={shown} min={0} max={VOLUME_MAX} step={5} onChange={change} />
    </>
  )
}
