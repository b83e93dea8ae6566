import { VOLUME_MAX } from '@waybook/contract'
import { deviceSound } from '@waybook/messages/deviceSound'

import { chooseSound, setDeviceVolume, useTableSound } from '#stores/table-sound.ts'
import { Slider } from '#ui/field/slider.tsx'
import { Switch } from '#ui/field/switch.tsx'

import { switchOn } from './switch-on.ts'

/** The switch for sound on this device, and its volume. */
export function DeviceSound() {
  const { choice, volume } = useTableSound()
  const isOn = choice === 'on'
  return (
    <>
      <Switch
        label={deviceSound.onDevice()}
        checked={isOn}
        onChange={(checked) => (checked ? switchOn() : chooseSound('off'))}
      />
      {isOn ? (
        <Slider
          label={deviceSound.volume()}
          text={deviceSound.percent({ percent: volume })}
          value={volume}
          min={0}
          max={VOLUME_MAX}
          step={5}
          onChange={setDeviceVolume}
        />
      ) : null}
    </>
  )
}
