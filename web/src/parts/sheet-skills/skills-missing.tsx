import { Panel } from '#ui/page/panel.tsx'

/** Stands where the skills would, and says what they lack. */
export function SkillsMissing({ missing }: { readonly missing: string }) {
  return (
    <Panel title="Unable to load skills" tight>
      <p role="alert">{missing}</p>
    </Panel>
  )
}
