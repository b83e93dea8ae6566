import { chooseSound } from '#stores/table-sound.ts'

import { soundPlayer } from './sound-player.ts'

/** Switches sound on. Call this while a tap or key is handled, because browsers allow sound only then. */
export function switchOn(): void {
  soundPlayer.unlock()
  chooseSound('on')
}
