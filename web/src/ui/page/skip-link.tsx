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
      className="fixed top-2 left-2 z-20 rounded-control bg-primary px-5 py-3 font-semibold text-on-primary no-underline not-focus:sr-only"
    >
      {children}
    </a>
  )
}
