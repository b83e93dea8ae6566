/** The text of a JSON column that holds a `Value`. */
export type Json<Value> = string & { readonly holds?: Value }

export function toJson<Value>(value: Value): Json<Value> {
  return JSON.stringify(value)
}

/** Only for columns declared as JSON: a name may read `[1,2]` and must come back as that text. */
export function fromJson<Value>(text: Json<Value>): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- we wrote it ourselves, through toJson
  return JSON.parse(text) as Value
}
