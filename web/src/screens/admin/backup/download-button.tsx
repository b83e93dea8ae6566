import { Button } from '#ui/button/button.tsx'

interface DownloadButtonProps {
  /** Where it is posted for: an address that anybody could open would be a way to take it. */
  readonly action: string
  readonly children: string
  readonly label?: string
  readonly primary?: boolean
}

/** Asks for a file by a form, so that the browser writes it to disk as it comes and shows how far it is. */
export function DownloadButton({ action, children, label, primary = false }: DownloadButtonProps) {
  return (
    <form method="post" action={action} className="shrink-0">
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
