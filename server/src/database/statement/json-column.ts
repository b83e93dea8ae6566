/** The text of a JSON column that contains a `Value`. */
export type Json<Value> = string & { readonly holds?: Value }

export function toJson<Value>(value: Value): Json<Value> {
  return JSON.stringify(value)
}

/** Only for columns declared as JSON: a plain text such as `[1,2]` must stay text. */
export function fromJson<Value>(text: Json<Value>): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by toJson
  return JSON.parse(text) as Value
}
