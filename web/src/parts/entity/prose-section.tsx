import { RichText } from '#ui/text/rich-text.tsx'

import { SecretProse } from './secret/secret-prose.tsx'

interface ProseSectionProps {
  readonly title: string
  /** Plain text, or HTML that the server has sanitised. A section with neither is not shown. */
  readonly text?: string
  readonly html?: string
  /** The entity whose long description the HTML is, if its secrets can be revealed here. */
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
