/** The first focusable element of the page. Skips the navigation. */
export function SkipLink({ target }: { readonly target: string }) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
      className="sr-only z-20 rounded-control bg-primary font-semibold text-on-primary no-underline focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3"
    >
      Skip to content
    </a>
  )
}
