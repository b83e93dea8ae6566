import { RichText } from '#ui/text/rich-text.tsx'

import { SecretProse } from './secret/secret-prose.tsx'

interface ProseSectionProps {
  readonly title: string
  /** Plain text, or HTML that the server has sanitized. A section with neither is hidden. */
  readonly text?: string
  readonly html?: string
  /** The id of the HTML's entity, if the viewer can reveal its secrets here. */
  readonly secretsOf?: string
}

export function ProseSection({ title, text = '', html = '', secretsOf }: ProseSectionProps) {
  const rich =
    secretsOf === undefined ? <RichText html={html} /> : <SecretProse html={html} entityId={secretsOf} field="body" />
  if (text === '' && html === '') return null
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-26">{title}</h2>
      {html === '' ? <p className="prose">{text}</p> : rich}
    </section>
  )
}
