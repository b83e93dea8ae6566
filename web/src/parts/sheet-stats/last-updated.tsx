const shortly = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** When the character was last played, in milliseconds since 1970. */
export function LastUpdated({ at }: { readonly at: number | null }) {
  return (
    <p className="mt-3 text-12 text-ink-2">
      Last updated: {at === null ? 'Never' : <time dateTime={new Date(at).toISOString()}>{shortly.format(at)}</time>}
    </p>
  )
}
