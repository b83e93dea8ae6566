import { useFields } from './fields-context.ts'

/** The findings of a field, shown below it. */
export function FieldFindings({ field }: { readonly field: string }) {
  const findings = useFields().findings.get(field) ?? []
  return findings.map(({ line, message, fix, severity }) => (
    <p
      key={`${line} ${message}`}
      className={`border-s-3 ps-2.5 text-14 ${severity === 'fault' ? 'border-bad' : 'border-control'}`}
    >
      <b className="font-semibold">{message}</b> {fix}
    </p>
  ))
}
