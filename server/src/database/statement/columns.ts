/** The text of a JSON column that contains a `Value`. */
export type Json<Value> = string & { readonly holds?: Value }

export function toJson<Value>(value: Value): Json<Value> {
  return JSON.stringify(value)
}

/** Only for columns declared as JSON. A plain text such as `[1,2]` must stay text. */
export function fromJson<Value>(text: Json<Value>): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by toJson
  return JSON.parse(text) as Value
}

/** The list in a column that stores an empty list as `null`. */
export function toList(text: Json<readonly string[]> | null): readonly string[] {
  return text === null ? [] : fromJson(text)
}

/** The value of a column that stores an empty list as `null`. For lists that are usually empty. */
export function fromList(list: readonly string[]): Json<readonly string[]> | null {
  return list.length === 0 ? null : toJson(list)
}

/** A boolean in the tables, because SQLite has no boolean type. */
export type Flag = 0 | 1

export function toFlag(yes: boolean): Flag {
  return yes ? 1 : 0
}

export function fromFlag(flag: Flag | null): boolean | null {
  return flag === null ? null : flag === 1
}
