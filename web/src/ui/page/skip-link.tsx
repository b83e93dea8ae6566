interface SkipLinkProps {
  /** The id of the element after the skipped ones. */
  readonly target: string
  readonly children: string
}

/** A link before many focusable elements that skips them. Visible only while it has the focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
      className="sr-only z-20 rounded-control bg-primary font-semibold text-on-primary no-underline focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
    >
      {children}
    </a>
  )
}
