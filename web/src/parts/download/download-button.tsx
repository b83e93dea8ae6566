import { basePath } from '#stores/base-path.ts'
import { Button } from '#ui/button/button.tsx'

interface DownloadButtonProps {
  /** The URL that the form posts to. A link would be unsafe because other sites could link to it too. */
  readonly action: string
  readonly children: string
  readonly label?: string
  readonly primary?: boolean
}

/** Requests a file with a form. The browser streams it to disk and shows its progress. */
export function DownloadButton({ action, children, label, primary = false }: DownloadButtonProps) {
  return (
    <form method="post" action={basePath + action} className="shrink-0">
      <Button
        type="submit"
        {...(primary ? { variant: 'primary' } : { size: 'small' })}
        {...(label !== undefined && { 'aria-label': label })}
      >
        {children}
      </Button>
    </form>
  )
}
