import type { ForceSymbolName } from './symbol.ts'

const light: readonly ForceSymbolName[] = ['lightside']
const lights: readonly ForceSymbolName[] = ['lightside', 'lightside']
const dark: readonly ForceSymbolName[] = ['darkside']
const darks: readonly ForceSymbolName[] = ['darkside', 'darkside']

/** The published faces of the force die: dark points are more frequent, light points often come in pairs. */
export const forceFaces = [dark, dark, dark, dark, dark, dark, darks, light, light, lights, lights, lights]

/** The faces of a fate die: two each of minus, blank and plus. */
export const fateFaces = [-1, -1, 0, 0, 1, 1]
