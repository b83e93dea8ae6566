/** The hours of the day. Each has a palette, and a picture uses only one of them. */
export type Hour = 'dawn' | 'day' | 'dusk' | 'night'

/** The colors from the sky to the foreground, and a few bright ones. */
export type Palette = {
  sky: readonly [string, string, string, string] // top to horizon
  sun: string
  far: string
  mid: string
  near: string
  fore: string
  water: string
  glint: string
  lamp: string
}

const dawn: Palette = {
  sky: ['#f6dcc0', '#f3c8a2', '#eab08a', '#d99380'],
  sun: '#fff1d8',
  far: '#b98a86',
  mid: '#7f6c78',
  near: '#3f4f5c',
  fore: '#17302f',
  water: '#d9a68e',
  glint: '#fbe6c8',
  lamp: '#fff0c4',
}

const day: Palette = {
  sky: ['#dfe8d8', '#cfe0d2', '#b9d3c8', '#a4c5bd'],
  sun: '#fbf6e2',
  far: '#8fb3a8',
  mid: '#5f8f86',
  near: '#2f6660',
  fore: '#143534',
  water: '#93b9b0',
  glint: '#eef3e2',
  lamp: '#fff0c4',
}

const dusk: Palette = {
  sky: ['#2f4d5c', '#5b6a72', '#a8807a', '#e39a6a'],
  sun: '#ffd9a0',
  far: '#7c6470',
  mid: '#4c5564',
  near: '#243d47',
  fore: '#0e2224',
  water: '#7d6d74',
  glint: '#ffcf94',
  lamp: '#ffe2a6',
}

const night: Palette = {
  sky: ['#0f2630', '#16343d', '#21474c', '#335f5d'],
  sun: '#f4e7c5',
  far: '#2b5355',
  mid: '#1d4044',
  near: '#122d31',
  fore: '#081a1c',
  water: '#27504f',
  glint: '#e9d9a8',
  lamp: '#ffd48a',
}

const PALETTES: Readonly<Record<Hour, Palette>> = { dawn, day, dusk, night }

export function paletteOf(hour: Hour): Palette {
  return PALETTES[hour]
}
