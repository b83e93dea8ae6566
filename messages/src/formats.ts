type Forms<Text> = { readonly [key: string]: () => Text } & { readonly other: () => Text }

/**
 * How a language writes numbers, plurals and lists. The generated messages call it. Each `Intl` object is made when it is first needed.
 */
export function formats(language: string) {
  let numbers: Intl.NumberFormat | undefined
  let cardinals: Intl.PluralRules | undefined
  let ordinals: Intl.PluralRules | undefined
  let lists: Intl.ListFormat | undefined
  const choose = <Text>(count: number, category: string, forms: Forms<Text>) =>
    (forms[`=${count}`] ?? forms[category] ?? forms.other)()
  return {
    number: (value: number) => (numbers ??= new Intl.NumberFormat(language)).format(value),
    plural: <Text>(count: number, forms: Forms<Text>): Text =>
      choose(count, (cardinals ??= new Intl.PluralRules(language)).select(count), forms),
    ordinal: <Text>(count: number, forms: Forms<Text>): Text =>
      choose(count, (ordinals ??= new Intl.PluralRules(language, { type: 'ordinal' })).select(count), forms),
    list: (items: readonly string[]) => (lists ??= new Intl.ListFormat(language)).format(items),
  }
}
