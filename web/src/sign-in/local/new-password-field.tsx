import { TextField } from '#ui/field/text-field.tsx'

interface NewPasswordFieldProps {
  readonly label: string
  readonly error: string | undefined
}

export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      hint="12 characters or more. A few words that have nothing to do with each other are easy to remember."
      error={error}
    />
  )
}
