import type { ReactNode } from 'react'

import { RailSection } from '#ui/page/panel.tsx'

import { FieldFindings } from './field-findings.tsx'

interface FormSectionProps {
  readonly title: string
  /** The fields of the file that this section edits. */
  readonly of: readonly string[]
  readonly children: ReactNode
}

/** A section of the form with the findings of its fields. */
export function FormSection({ title, of, children }: FormSectionProps) {
  return (
    <RailSection title={title}>
      <div className="grid gap-2.5">
        {children}
        {of.map((field) => (
          <FieldFindings key={field} field={field} />
        ))}
      </div>
    </RailSection>
  )
}
