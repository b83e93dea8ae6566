/** A boolean as stored in the tables: SQLite has no boolean type. */
export type Flag = 0 | 1

export function toFlag(yes: boolean): Flag {
  return yes ? 1 : 0
}

export function fromFlag(flag: Flag | null): boolean | null {
  return flag === null ? null : flag === 1
}
