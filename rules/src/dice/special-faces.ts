import type { ForceSymbolName } from './symbol.ts'

const light: readonly ForceSymbolName[] = ['lightside']
const lights: readonly ForceSymbolName[] = ['lightside', 'lightside']
const dark: readonly ForceSymbolName[] = ['darkside']
const darks: readonly ForceSymbolName[] = ['darkside', 'darkside']

/** The faces of the force die, as published: dark points are more frequent, light points often come in pairs. */
export const forceFaces = [dark, dark, dark, dark, dark, dark, darks, light, light, lights, lights, lights]

/** The faces of a fate die: minus, blank and plus, twice each. */
export const fateFaces = [-1, -1, 0, 0, 1, 1]
