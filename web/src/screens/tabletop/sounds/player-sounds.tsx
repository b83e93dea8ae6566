import { tableSounds } from '@waybook/messages/tableSounds'

import { DeviceSound } from '#parts/sounds/device-sound.tsx'
import { usePlayingSounds } from '#parts/sounds/use-playing-sounds.ts'

import { PanelSection } from '../panel/panel-section.tsx'

/** For players: the switch for sound on this device, and the captions of what plays. */
export function PlayerSounds() {
  const playing = usePlayingSounds()
  const captions = playing.flatMap(({ caption, id }) => (caption === '' ? [] : [{ caption, id }]))
  return (
    <PanelSection title={tableSounds.soundTitle()}>
      <DeviceSound />
      {captions.length > 0 ? (
        <ul aria-label={tableSounds.whatPlays()} className="grid gap-1 text-14">
          {captions.map(({ caption, id }) => (
            <li key={id}>{`♪ ${caption}`}</li>
          ))}
        </ul>
      ) : null}
    </PanelSection>
  )
}
