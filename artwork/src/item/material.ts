/** The materials of items: lit, base and shaded color. */
export type Material = { light: string; plain: string; shade: string }

export const brass: Material = { light: '#f0cf86', plain: '#d19d47', shade: '#8f6428' }
export const iron: Material = { light: '#5d6f72', plain: '#2f3d41', shade: '#172023' }
export const steel: Material = { light: '#e4e9e4', plain: '#aebabb', shade: '#6f7f84' }
export const tin: Material = { light: '#d5dad2', plain: '#a7b1ac', shade: '#6c7977' }
export const wood: Material = { light: '#c39a68', plain: '#94683f', shade: '#5d3d26' }
export const leather: Material = { light: '#b47f52', plain: '#84552f', shade: '#52331e' }
export const cork: Material = { light: '#dcb884', plain: '#bd9158', shade: '#86602f' }
export const paper: Material = { light: '#fbf3df', plain: '#ecdcba', shade: '#c0a97d' }
export const straw: Material = { light: '#ecd190', plain: '#cfab5d', shade: '#927435' }
export const oilcloth: Material = { light: '#52616a', plain: '#2a343b', shade: '#151c21' }
export const blueGlass: Material = { light: '#7fb2cc', plain: '#3c7392', shade: '#1f4660' }
export const clay: Material = { light: '#d99b72', plain: '#b36e48', shade: '#7a4429' }
export const clearGlass: Material = { light: '#f3f7f0', plain: '#c7d8d2', shade: '#8ba6a2' }
export const bone: Material = { light: '#fdf6e6', plain: '#e8dbc0', shade: '#b3a183' }
export const verdigris: Material = { light: '#8fb5a0', plain: '#54806f', shade: '#2f5149' }
export const wax: Material = { light: '#d2606a', plain: '#a5323f', shade: '#6e1f2c' }

export const FLAME = { outer: '#d4692c', middle: '#f2a94a', core: '#fff1d0' }
