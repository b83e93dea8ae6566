const KEPT_AS = 'waybook-dice-key'
const OFF = 'off'

/** The letter that opens the dice tray. */
export const DICE_KEY = 'd'

/** Whether the letter alone opens the tray: whoever speaks to their computer has to be able to turn that off (WCAG 2.1.4). */
export function diceKeyIsOn(): boolean {
  return localStorage.getItem(KEPT_AS) !== OFF
}

/** The choice is kept on the device. */
export function turnDiceKey(on: boolean): void {
  if (on) localStorage.removeItem(KEPT_AS)
  else localStorage.setItem(KEPT_AS, OFF)
}
