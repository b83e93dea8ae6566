import { playingSoundAddress, SOUNDS_PLAYING_MAX, type PlayingSound } from '@waybook/contract'

import { ownAddress } from '#api/display-address.ts'
import { noteNeedsTap } from '#stores/table-sound.ts'

import { placeAt } from './sound-times.ts'
import { fadedTo, loudness } from './sound-volume.ts'

/** What one audio element plays. */
interface Voice {
  readonly element: HTMLAudioElement
  sound: PlayingSound | null
  wanted: number
}

/** The music that ends and the music that begins, all sounds, and those that still fade. */
const VOICES = SOUNDS_PLAYING_MAX * 2 + 2
const FADE_STEP_MS = 50

/**
 * Plays sounds on this device. Browsers let an audio element play only after a tap or key. So all elements are made and loaded in one, and used
 * again for each sound.
 */
class SoundPlayer {
  #voices: Voice[] = []
  #timer: ReturnType<typeof setInterval> | undefined
  #fadedAt = 0

  /** Call this while a tap or key is handled. */
  unlock(): void {
    const missing = VOICES - this.#voices.length
    const added = Array.from({ length: missing }, () => ({ element: new Audio(), sound: null, wanted: 0 }))
    this.#voices.push(...added)
    for (const { element, sound } of this.#voices) {
      if (sound) void this.#start(element)
      // Safari allows an element to play later if it was loaded in a tap.
      else element.load()
    }
  }

  /** Plays these sounds and fades out all others. `deviceVolume` in percent. */
  update(sounds: readonly PlayingSound[], deviceVolume: number): void {
    if (this.#voices.length === 0 && sounds.length > 0) this.#addVoices()
    for (const voice of this.#voices) {
      const still = sounds.find(({ id }) => id === voice.sound?.id)
      voice.wanted = still ? loudness(still, deviceVolume) : 0
    }
    for (const sound of sounds)
      if (!this.#voices.some((voice) => voice.sound?.id === sound.id)) this.#begin(sound, deviceVolume)
    this.#fade()
  }

  #addVoices(): void {
    this.#voices = Array.from({ length: VOICES }, () => ({ element: new Audio(), sound: null, wanted: 0 }))
  }

  #begin(sound: PlayingSound, deviceVolume: number): void {
    const voice = this.#voices.find((one) => one.sound === null)
    if (!voice) return
    const { element } = voice
    voice.sound = sound
    voice.wanted = loudness(sound, deviceVolume)
    element.src = ownAddress(playingSoundAddress(sound.id))
    element.loop = sound.loop
    element.volume = sound.use === 'music' ? 0 : voice.wanted
    element.addEventListener('loadedmetadata', () => (element.currentTime = placeAt(sound, Date.now())), { once: true })
    void this.#start(element)
  }

  async #start(element: HTMLAudioElement): Promise<void> {
    try {
      await element.play()
      noteNeedsTap(false)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotAllowedError') noteNeedsTap(true)
    }
  }

  #fade(): void {
    if (this.#timer !== undefined) return
    this.#fadedAt = performance.now()
    this.#timer = setInterval(() => this.#fadeOn(), FADE_STEP_MS)
  }

  #fadeOn(): void {
    const now = performance.now()
    const elapsedMs = now - this.#fadedAt
    this.#fadedAt = now
    let isDone = true
    for (const voice of this.#voices) {
      if (!voice.sound) continue
      const { element, sound, wanted } = voice
      const from = element.volume
      element.volume = fadedTo({ from, wanted, use: sound.use }, elapsedMs)
      // On systems that set the volume alone, an element keeps its volume.
      const isSilent = element.volume === 0 || element.volume === from
      if (wanted === 0 && isSilent) release(voice)
      else if (element.volume !== wanted && element.volume !== from) isDone = false
    }
    if (!isDone) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

function release(voice: Voice): void {
  voice.element.pause()
  voice.element.removeAttribute('src')
  voice.element.load()
  voice.sound = null
}

/** The page's only player, so that a sound goes on when another page opens. */
export const soundPlayer = new SoundPlayer()
