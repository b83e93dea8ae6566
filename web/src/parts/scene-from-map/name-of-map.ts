import { sceneFromMap } from '@waybook/messages/sceneFromMap'
/** Sizes in squares or pixels that map makers put into file names: `[30x40]`, `8000x8000`, `140px`. */
const SIZES = /\[[^\]]*\]|\(\d+ ?x ?\d+\)|\b\d+ ?x ?\d+\b|\b\d+ ?(?:px|dpi)\b/gi

export const NAME_MAX = 200

/** Turns a map's file name into a scene's name: `old_mill-night [30x40].jpg` -> "Old mill night". */
export function nameOfMap(fileName: string): string {
  const words = fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_\-+]+/g, ' ')
    .replaceAll(SIZES, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX)
  return words === '' ? sceneFromMap.newScene() : words.charAt(0).toUpperCase() + words.slice(1)
}
