/** Between two ways to do the same. */
export function Or() {
  return (
    <p className="my-5 flex items-center gap-3 text-14 text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  )
}
