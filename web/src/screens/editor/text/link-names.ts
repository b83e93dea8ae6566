import { StateEffect, StateField } from '@codemirror/state'

/** The target of a link. Readers see a link with a missing target as plain text. */
export type LinkTarget = { readonly kind: 'found'; readonly name: string } | { readonly kind: 'missing' }

/** Adds link targets, keyed by the target as written. */
export const setLinkNames = StateEffect.define<ReadonlyMap<string, LinkTarget>>()

/** The known targets of the text's links. */
export const linkNames = StateField.define<ReadonlyMap<string, LinkTarget>>({
  create: () => new Map(),
  update: (known, { effects }) => {
    const added = effects.flatMap((effect) => (effect.is(setLinkNames) ? [...effect.value] : []))
    return added.length === 0 ? known : new Map([...known, ...added])
  },
})
