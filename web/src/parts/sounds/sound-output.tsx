import type { PlayingSound } from '@waybook/contract'
import { useEffect, useEffectEvent, useRef } from 'react'

import { useTableSound } from '#stores/table-sound.ts'

import { soundPlayer } from './sound-player.ts'
import { usePlayingSounds } from './use-playing-sounds.ts'

export interface SoundOutputProps {
  /** Called with the caption of each new sound, also on silent devices. */
  readonly onCaption?: (caption: string) => void
}

/** Plays what the table plays, if this device's user switched sound on. */
export function SoundOutput({ onCaption }: SoundOutputProps) {
  const playing = usePlayingSounds()
  const { choice, volume, needsTap } = useTableSound()
  const isOn = choice === 'on'
  useEffect(() => soundPlayer.update(isOn ? playing : [], volume), [isOn, playing, volume])
  useEffect(() => () => soundPlayer.update([], 0), [])
  useUnlockingTap(isOn && needsTap)
  useNewCaptions(playing, onCaption)
  return null
}

/** Any tap or key on the page lets the browser play. */
function useUnlockingTap(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined
    const ended = new AbortController()
    const unlock = () => soundPlayer.unlock()
    for (const event of ['pointerup', 'keydown'] as const)
      document.addEventListener(event, unlock, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [isWaiting])
}

function useNewCaptions(playing: readonly PlayingSound[], onCaption: SoundOutputProps['onCaption']): void {
  const seen = useRef<ReadonlySet<string>>(new Set())
  const tell = useEffectEvent(() => {
    const fresh = playing.filter(({ id, caption }) => caption !== '' && !seen.current.has(id))
    seen.current = new Set(playing.map(({ id }) => id))
    if (fresh.length > 0) onCaption?.(`♪ ${fresh.map(({ caption }) => caption).join(', ')}`)
  })
  const ids = playing.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (ids !== '') tell()
  }, [ids])
}
