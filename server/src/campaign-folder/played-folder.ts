/** The folder of an export with a record of the play. It is for people to read. Imports and checks ignore it. */
export const PLAYED = 'played/'

export function isPlayed(file: string): boolean {
  return file.startsWith(PLAYED)
}
