/** Rounds to one decimal: finer than a pixel at all sizes in use, and it keeps files small. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function opacityAttribute(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`
}

export function shape(path: string, fill: string, opacity = 1): string {
  return `<path d="${path}" fill="${fill}"${opacityAttribute(opacity)}/>`
}

export function line(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacityAttribute(opacity)}/>`
}

export function disc(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${opacityAttribute(opacity)}/>`
}

export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`
}

/** x, y, width and height. */
export type Box = readonly [number, number, number, number]

export function block([x, y, width, height]: Box, fill: string, opacity = 1, corner = 0): string {
  const rounding = corner > 0 ? ` rx="${round(corner)}"` : ''
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${rounding} fill="${fill}"${opacityAttribute(opacity)}/>`
}

/** Moves a drawing from the origin to its position in the picture; `turn` is in degrees. */
export function placed(drawing: string, x: number, y: number, size = 1, turn = 0): string {
  const scale = size === 1 ? '' : ` scale(${Math.round(size * 1000) / 1000})`
  const rotate = turn === 0 ? '' : ` rotate(${round(turn)})`
  return `<g transform="translate(${round(x)} ${round(y)})${rotate}${scale}">${drawing}</g>`
}

export function filled(drawing: string, fill: string, opacity = 1): string {
  return `<g fill="${fill}"${opacityAttribute(opacity)}>${drawing}</g>`
}

/** Calls `draw` `times` times with the index, and joins the results. */
export function repeat(times: number, draw: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => draw(index)).join('')
}
