import type { TableAct } from '@waybook/contract'

const words: Readonly<Record<TableAct['did'], string>> = {
  setScene: 'set the scene to',
  addedToken: 'added',
  removedToken: 'removed',
  movedToken: 'moved',
  resizedToken: 'resized',
  showedToken: 'showed',
  hidToken: 'hid',
}

/** What was done at the table, as in "moved Kessa Vane". */
export function actWords({ did, name }: TableAct): string {
  return `${words[did]} ${name}`
}
