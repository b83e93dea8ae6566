import { display } from '@waybook/messages/display'
import { useEffect, useRef } from 'react'

import { SoundOutput } from '#parts/sounds/sound-output.tsx'
import { soundPlayer } from '#parts/sounds/sound-player.ts'
import { switchOn } from '#parts/sounds/switch-on.ts'
import { usePlayingSounds } from '#parts/sounds/use-playing-sounds.ts'
import { useTableSound } from '#stores/table-sound.ts'

/** The music and sounds for everyone, with their captions. A television, too, plays only after a key: OK on its remote control. */
export function DisplaySound() {
  const playing = usePlayingSounds()
  const { choice, needsTap } = useTableSound()
  const captions = playing.flatMap(({ id, caption }) => (caption === '' ? [] : [{ id, caption }]))
  const asks = playing.length > 0 && (choice === null || needsTap)
  return (
    <div className="absolute bottom-6 left-10 z-20 grid justify-items-start gap-2 text-[1.19rem]">
      <SoundOutput />
      <output className="grid justify-items-start gap-2">
        {captions.map(({ id, caption }) => (
          <span key={id} className="rounded-control bg-map-label px-4 py-2">{`♪ ${caption}`}</span>
        ))}
      </output>
      {asks ? <SwitchOn isOn={choice === 'on'} /> : null}
    </div>
  )
}

function SwitchOn({ isOn }: { readonly isOn: boolean }) {
  const button = useRef<HTMLButtonElement>(null)
  // A remote control has no pointer, so OK must reach the button at once.
  useEffect(() => button.current?.focus(), [])
  return (
    <button
      ref={button}
      type="button"
      onClick={isOn ? () => soundPlayer.unlock() : switchOn}
      className="min-h-touch rounded-control border-2 border-lamp bg-map-label px-5 py-2 font-semibold"
    >
      {isOn ? display.pressOk() : display.switchOnSound()}
    </button>
  )
}
