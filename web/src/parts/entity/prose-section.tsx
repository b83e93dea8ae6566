import { RichText } from '#ui/text/rich-text.tsx'

interface ProseSectionProps {
  readonly title: string
  /** Plain text, or HTML that the server has sanitised. A section with neither is not shown. */
  readonly text?: string
  readonly html?: string
}

export function ProseSection({ title, text = '', html = '' }: ProseSectionProps) {
  if (text === '' && html === '') return null
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-26">{title}</h2>
      {html === '' ? <p className="prose">{text}</p> : <RichText html={html} />}
    </section>
  )
}
