interface ComparedWordsProps {
  readonly parts: readonly { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }[]
}

/** Two versions of a text in one. Removed words are struck out, added words underlined. */
export function ComparedWords({ parts }: ComparedWordsProps) {
  return (
    <div className="max-w-measure font-serif text-18 wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ kind, text }, index) => {
        // Parts have no id.
        const key = `${index} ${kind}`
        if (text === '') return null
        if (kind === 'added') return <Inserted key={key}>{text}</Inserted>
        return kind === 'removed' ? <Deleted key={key}>{text}</Deleted> : <span key={key}>{text}</span>
      })}
    </div>
  )
}

export function Inserted({ children }: { readonly children: string }) {
  return (
    <ins className="rounded-[2px] bg-put-in px-[0.1em] text-put-in-ink underline decoration-2 underline-offset-[0.2em]">
      {children}
    </ins>
  )
}

export function Deleted({ children }: { readonly children: string }) {
  return <del className="rounded-[2px] bg-taken-out px-[0.1em] text-taken-out-ink line-through">{children}</del>
}
