// Repeat one small tile of grain: a filter over the whole picture takes six times as long.
const GRAIN_TILE = 240

const GRAIN = [
  '<filter id="noise" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">',
  '<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7" stitchTiles="stitch"/>',
  '<feColorMatrix values="3 0 0 0 -1  3 0 0 0 -1  3 0 0 0 -1  0 0 0 0 1"/></filter>',
  `<pattern id="grain" width="${GRAIN_TILE}" height="${GRAIN_TILE}" patternUnits="userSpaceOnUse">`,
  `<rect width="${GRAIN_TILE}" height="${GRAIN_TILE}" filter="url(#noise)"/></pattern>`,
].join('')

/** The complete SVG document: the drawing with paper grain over it. */
export function finishedPicture(width: number, height: number, drawing: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${GRAIN}</defs>${drawing}`,
    `<rect width="${width}" height="${height}" fill="url(#grain)" opacity=".16" style="mix-blend-mode:soft-light"/></svg>`,
  ].join('')
}
