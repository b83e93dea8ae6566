/** Clerk's widget in our colours and letters, by day and by night. */
export const widgetLook = {
  variables: {
    colorPrimary: 'var(--color-primary)',
    colorPrimaryForeground: 'var(--color-on-primary)',
    colorBackground: 'var(--color-raised)',
    colorForeground: 'var(--color-ink)',
    colorMutedForeground: 'var(--color-ink-2)',
    colorInput: 'var(--color-raised)',
    colorInputForeground: 'var(--color-ink)',
    colorDanger: 'var(--color-bad)',
    colorNeutral: 'var(--color-ink)',
    colorBorder: 'var(--color-control)',
    fontFamily: 'inherit',
    fontSize: '1rem',
    borderRadius: 'var(--radius-control)',
  },
  elements: {
    headerTitle: { fontFamily: 'var(--font-serif)', fontSize: '1.5rem', fontWeight: 600 },
    formFieldInput: {
      minHeight: '3rem',
      border: '1px solid var(--color-control)',
      '&:focus': { outline: '2px solid var(--color-mark)', outlineOffset: '2px' },
    },
    formButtonPrimary: { minHeight: '3rem', backgroundImage: 'none', boxShadow: 'none' },
  },
}
