import { round } from './svg.ts'

/** Moves one point of a drawing. */
export type Warp = (x: number, y: number) => readonly [number, number]

/** Moves every point of a path, which must use only M, L, C, Q and Z with absolute `x y` pairs. */
export function bend(path: string, warp: Warp): string {
  return path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    const [bentX, bentY] = warp(Number(x), Number(y))
    return `${round(bentX)} ${round(bentY)}`
  })
}

/** A circle as a path, so that it can be bent. */
export function circlePath(x: number, y: number, radius: number): string {
  const arm = radius * 0.5523
  const point = (dx: number, dy: number): string => `${round(x + dx)} ${round(y + dy)}`
  return [
    `M${point(-radius, 0)}`,
    `C${point(-radius, -arm)} ${point(-arm, -radius)} ${point(0, -radius)}`,
    `${point(arm, -radius)} ${point(radius, -arm)} ${point(radius, 0)}`,
    `${point(radius, arm)} ${point(arm, radius)} ${point(0, radius)}`,
    `${point(-arm, radius)} ${point(-radius, arm)} ${point(-radius, 0)}Z`,
  ].join(' ')
}
