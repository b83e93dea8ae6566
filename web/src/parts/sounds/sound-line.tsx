import { deviceSound } from '@waybook/messages/deviceSound'

import { chooseSound, useTableSound } from '#stores/table-sound.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/text/icon.tsx'

import { soundPlayer } from './sound-player.ts'
import { switchOn } from './switch-on.ts'

/** The line that offers sound while something plays, until the device's user has chosen; or asks for the tap that the browser wants. */
export function SoundLine() {
  const { choice } = useTableSound()
  return (
    <section
      aria-label={deviceSound.ofTable()}
      className="ms-auto flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-control night-card py-1 ps-3.5 pe-1 max-md:w-auto"
    >
      <p className="flex flex-1 items-center gap-2 text-14 leading-5 whitespace-nowrap">
        <Icon name="sound" className="size-5 shrink-0" />
        <span className="max-sm:sr-only">{choice === 'on' ? deviceSound.isOn() : deviceSound.plays()}</span>
      </p>
      {choice === 'on' ? (
        <Button size="small" onClick={() => soundPlayer.unlock()}>
          {deviceSound.tap()}
        </Button>
      ) : (
        <SoundChoice />
      )}
    </section>
  )
}

function SoundChoice() {
  return (
    <span className="flex flex-wrap gap-1">
      <Button size="small" onClick={switchOn}>
        {deviceSound.switchOn()}
      </Button>
      <Button size="small" variant="ghost" onClick={() => chooseSound('off')}>
        {deviceSound.notHere()}
      </Button>
    </span>
  )
}
