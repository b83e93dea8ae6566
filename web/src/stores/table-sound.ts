import { inCampaign, readStored, writeStored } from './device-storage.ts'
import { Store, useStore } from './store.ts'

const CHOICE_KEY = 'waybook.sound'
const VOLUME_KEY = 'waybook.sound-volume'
/** In percent. Every page loads this file, and must not load the contract's schemas with it. */
const FULL_VOLUME = 100

/** Whether this device plays the music and sounds of the table. */
interface TableSound {
  /** `null` until its user has chosen. */
  readonly choice: 'on' | 'off' | null
  /** In percent. */
  readonly volume: number
  /** Whether the browser refused to play until the next tap or key. */
  readonly needsTap: boolean
}

const initial = (): TableSound => ({ choice: storedChoice(), volume: storedVolume(), needsTap: false })
const sound = new Store(initial(), initial)

function storedChoice(): TableSound['choice'] {
  const stored = readStored('localStorage', inCampaign(CHOICE_KEY))
  return stored === 'on' || stored === 'off' ? stored : null
}

function storedVolume(): number {
  const stored = Number(readStored('localStorage', inCampaign(VOLUME_KEY)) ?? FULL_VOLUME)
  return stored >= 0 && stored <= FULL_VOLUME ? stored : FULL_VOLUME
}

export function useTableSound(): TableSound {
  return useStore(sound)
}

export function chooseSound(choice: 'on' | 'off'): void {
  writeStored('localStorage', inCampaign(CHOICE_KEY), choice)
  sound.change({ choice, needsTap: false })
}

export function setDeviceVolume(volume: number): void {
  writeStored('localStorage', inCampaign(VOLUME_KEY), String(volume))
  sound.change({ volume })
}

export function noteNeedsTap(needsTap: boolean): void {
  if (sound.get().needsTap !== needsTap) sound.change({ needsTap })
}
