/** Joins the class names that hold; `undefined` and `false` drop out. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
