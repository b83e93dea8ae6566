import { StateEffect, StateField } from '@codemirror/state'

/** What a link leads to. A link whose target is missing is shown to readers as plain text. */
export type LinkTarget = { readonly kind: 'found'; readonly name: string } | { readonly kind: 'missing' }

/** Adds what is known about links, by their target as it is written. */
export const setLinkNames = StateEffect.define<ReadonlyMap<string, LinkTarget>>()

/** What is known about the links of the text. */
export const linkNames = StateField.define<ReadonlyMap<string, LinkTarget>>({
  create: () => new Map(),
  update: (known, { effects }) => {
    const added = effects.flatMap((effect) => (effect.is(setLinkNames) ? [...effect.value] : []))
    return added.length === 0 ? known : new Map([...known, ...added])
  },
})
