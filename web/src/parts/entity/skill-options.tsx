import { useSkills } from './use-skills.ts'

/** The skills of the campaign, for a select box. */
export function SkillOptions({ except = null }: { readonly except?: string | null }) {
  const skills = useSkills().filter(({ id }) => id !== except)
  return skills.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
}
