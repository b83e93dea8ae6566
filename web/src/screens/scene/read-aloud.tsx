import { RichText } from '#ui/text/rich-text.tsx'

/** What the game master reads to the table: between two rules, so that eyes find where it begins and ends. */
export function ReadAloud({ html }: { readonly html: string }) {
  if (html === '') return null
  return (
    <section aria-label="Read Aloud" className="border-y-2 border-ink py-4 [&_.prose]:text-20 [&_.prose]:leading-8">
      <h2 className="mb-2 font-sans text-14 font-semibold text-ink-2">Read Aloud</h2>
      <RichText html={html} />
    </section>
  )
}
