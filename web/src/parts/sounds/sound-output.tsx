import { useEffect, useEffectEvent, useRef } from 'react'

import { showNoticeLater } from '#stores/notice.ts'
import { useTableSound } from '#stores/table-sound.ts'

import { soundPlayer } from './sound-player.ts'
import { usePlayingSounds } from './use-playing-sounds.ts'

/** Plays what the table plays, if this device's user switched sound on. Shows each new caption, also on silent devices. */
export function SoundOutput({ showsCaptions = true }: { readonly showsCaptions?: boolean }) {
  const playing = usePlayingSounds()
  const { choice, volume, needsTap } = useTableSound()
  const isOn = choice === 'on'
  useEffect(() => soundPlayer.update(isOn ? playing : [], volume), [isOn, playing, volume])
  useEffect(() => () => soundPlayer.update([], 0), [])
  useUnlockingTap(isOn && needsTap)
  return showsCaptions ? <Captions captions={playing.map(({ id, caption }) => ({ id, caption }))} /> : null
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

interface CaptionsProps {
  readonly captions: readonly { readonly id: string; readonly caption: string }[]
}

/** Shows the caption of each new sound for a while, as a notice that screen readers announce. */
function Captions({ captions }: CaptionsProps) {
  const seen = useRef<ReadonlySet<string>>(new Set())
  const show = useEffectEvent(() => {
    const fresh = captions.filter(({ id, caption }) => caption !== '' && !seen.current.has(id))
    seen.current = new Set(captions.map(({ id }) => id))
    if (fresh.length > 0) showNoticeLater({ text: `♪ ${fresh.map(({ caption }) => caption).join(', ')}` })
  })
  const ids = captions.map(({ id }) => id).join(' ')
  // oxlint-disable-next-line react/exhaustive-deps -- runs when other sounds play
  useEffect(() => show(), [ids])
  return null
}
