import { forceDrawings, symbolDrawings } from '../../../look/symbol-drawing.ts'
import type { DiceTheme } from './dice-theme.ts'

/** The look of the dice when no theme file says otherwise; `/assets/dice-box/themes/genesys/theme.json` says the same. */
export const genesys: DiceTheme = {
  table: { cloth: '#1d3d3b', thread: '#2c5553' },
  resin: { roughness: 0.42, clearcoat: 0.5, swirl: 0.55 },
  dice: {
    proficiency: { body: '#f2c14a', ink: '#2b1d02', keyline: false },
    ability: { body: '#5fb562', ink: '#0b2410', keyline: false },
    boost: { body: '#7cc0ea', ink: '#0a2334', keyline: false },
    challenge: { body: '#bd2f33', ink: '#ffffff', keyline: true },
    difficulty: { body: '#6a45b0', ink: '#ffffff', keyline: true },
    setback: { body: '#25211f', ink: '#ffffff', keyline: true },
    force: { body: '#cfd8d2', ink: '#152829', keyline: false },
    fate: { body: '#d9d2c0', ink: '#152829', keyline: false },
    number: { body: '#e6dcc6', ink: '#152829', keyline: false },
  },
  symbols: { ...symbolDrawings, ...forceDrawings },
}
