/** The folder of an export with what was played. It is for people to read: no import and no check looks into it. */
export const PLAYED = 'played/'

export function isPlayed(file: string): boolean {
  return file.startsWith(PLAYED)
}
