import { createElement, Fragment, type ReactNode } from 'react'

/** A message with elements: `<RichMessage parts={sheet.over({ over }, { die: (words) => <b>{words}</b> })} />`. */
export function RichMessage({ parts }: { readonly parts: readonly ReactNode[] }) {
  // As arguments, the parts need no keys: a message always has the same parts in the same order.
  return createElement(Fragment, null, ...parts)
}

/** For messages such as `Remove<unseen> {name}</unseen>`: screen readers say what a button is for. */
export const unseen = { unseen: (words: string) => <span className="sr-only">{words}</span> }
